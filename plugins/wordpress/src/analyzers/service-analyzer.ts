import { type Analyzer, createServiceAnalyzer } from '@citable/editor'
import { callServiceFor } from '../host/models/call-service.ts'

/** The site editor opens one post after the other: each request says which one it is about. `name`: host name of the service. */
export const serviceAnalyzer =
  (name: string): Analyzer['analyze'] =>
  (request, signal) =>
    createServiceAnalyzer({ call: callServiceFor(Number(request.documentId)), name }).analyze(request, signal)
