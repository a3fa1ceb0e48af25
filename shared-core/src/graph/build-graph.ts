import { type GraphInput, type GraphResult, graphOf } from './graph-of.ts'
import { printedDescription } from './printed-description.ts'

/** The structured data of a page or draft. */
export const buildGraph = (input: GraphInput): GraphResult => graphOf(input, printedDescription)
