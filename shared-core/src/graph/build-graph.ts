import { type GraphInput, type GraphResult, graphOf, planGraph } from './graph-of.ts'
import { pageReading } from './page-reading.ts'
import { trimClaims } from './trim-claims.ts'

/** The structured data of a page or draft. */
export const buildGraph = (input: GraphInput): GraphResult => graphOf(planGraph(input, pageReading), trimClaims)
