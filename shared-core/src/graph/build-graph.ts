import { type GraphInput, type GraphResult, graphOf, planGraph } from './graph-of.ts'
import { holdClaims } from './hold-claims.ts'
import { pageReading } from './page-reading.ts'

/** The structured data of a page or draft. */
export const buildGraph = (input: GraphInput): GraphResult => graphOf(planGraph(input, pageReading), holdClaims)
