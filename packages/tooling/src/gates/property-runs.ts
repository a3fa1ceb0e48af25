import { isMatrix } from './gate.ts'

/** Runs of a property that gate 1 makes at least: fewer say little, and cost little. */
const fewest = 12

/** How often a property is tried: as often as given in gate 2, and a fifth of that in gate 1. */
export const propertyRuns = (all: number): number => (isMatrix ? all : Math.max(Math.min(all, fewest), Math.ceil(all / 5)))
