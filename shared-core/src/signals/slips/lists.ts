import type { Comparison } from '../text/agreement-reading.ts'
import { superlatives } from '../text/superlatives.ts'
import { readIngredients } from './ingredients.ts'

/** What needs a list or a table, in a file of its own. */
export const comparisons: readonly Comparison[] = [superlatives, readIngredients]
