import type { Block } from '../../model/article.ts'
import { lettersOf } from '../facts/people/letters-of.ts'

/** Headings over a list of ingredients, one language a row; written by us, compared as letters only. */
// biome-ignore format: a table
const ingredients = [
  'ingredients', 'zutaten', 'ingrédients', 'ingredientes', 'ingredienti', 'ingrediënten|benodigdheden', 'składniki', 'ингредиенты|продукты', 'інгредієнти',
  'ingredience|suroviny', 'ingrediencie|suroviny', 'hozzávalók', 'ingrediente', 'съставки|продукти', 'υλικά', 'malzemeler', 'المكونات|المقادير', 'מצרכים|רכיבים',
  'مواد لازم', 'सामग्री', 'উপকরণ', 'bahan|bahan-bahan', 'nguyên liệu', 'ส่วนผสม|วัตถุดิบ', '食材|材料|用料|配料', '재료', 'ingredienser', 'ainekset|ainesosat', 'koostisosad|koostisained',
  'sastāvdaļas', 'ingredientai', 'sastojci', 'sestavine', 'састојци', 'ingredients', 'osagaiak',
]

/** Letters of every one of the words that strokes part. */
export const lettersIn = (rows: readonly string[]): ReadonlySet<string> => new Set(rows.flatMap((row) => row.split('|')).map(lettersOf))
const headings = lettersIn(ingredients)

/** A heading stripped of text in brackets or after a colon: `Ingredients (serves 4)`, `Zutaten:`. */
export const bareHeading = (heading: string): string => lettersOf(heading.split(/[(（:：]/, 1)[0]!)

/** A heading, or a short paragraph that stands for one. */
export const isTitle = (block: Block): boolean => block.kind === 'heading' || (block.kind === 'paragraph' && block.text.length <= 40)

/** Ingredients follow. */
export const isOverIngredients = (block: Block): boolean => isTitle(block) && headings.has(bareHeading(block.text))
