import { hasNumber, letter } from '../../languages/characters/characters.ts'
import type { Block, Found, Recipe } from '../../model/article.ts'
import type { Image } from '../../model/input.ts'
import { wholeSpan } from '../../parse/blocks/block-builder.ts'
import { oneLine } from '../../parse/html/walk.ts'
import { statedDuration } from '../facts/dates/stated-duration.ts'
import { found } from '../page/found.ts'
import { isOverIngredients, isTitle } from './ingredient-headings.ts'
import { isStepsHeading, labelled } from './recipe-cues.ts'

type Stated = { -readonly [Key in 'prep' | 'cook' | 'total' | 'yield']: string | null }

/**
 * A recipe that only its text shows: a heading for ingredients with a list under it, then a heading for the steps with a list or paragraphs.
 * Times and amount come from lines such as `Prep time: 20 minutes`. null: the text is no recipe, or holds several.
 */
export function recipeFromText(blocks: readonly Block[], headline: string | null, image: Image | null): Found<Recipe> | null {
  const starts = blocks.flatMap((block, at) => (isOverIngredients(block) ? [at] : []))
  const start = starts[0]
  if (start === undefined || starts.length > 1) return null
  const stepsAt = blocks.findIndex((block, at) => at > start && isTitle(block) && isStepsHeading(block.text))
  if (stepsAt === -1) return null
  const ingredients = blocks
    .slice(start + 1, stepsAt)
    .flatMap((block) => (block.kind === 'list' ? block.items.map(({ quote }) => oneLine(quote)) : []))
  const level = levelOf(blocks[stepsAt]!)
  const after = blocks.slice(stepsAt + 1)
  const end = after.findIndex((block) => block.kind === 'heading' && block.level <= level)
  const steps = stepsOf(end === -1 ? after : after.slice(0, end))
  // The nearest heading above both names the dish where there is one; a headline of a blog post often says more than that.
  const above = blocks.slice(0, start).findLast((block) => block.kind === 'heading' && block.level < levelOf(blocks[start]!))
  const name = headline ?? above?.text ?? null
  if (name === null || ingredients.length < 2 || steps.length === 0) return null
  const stated = statedIn(blocks)
  const recipe: Recipe = {
    name: oneLine(name),
    description: null,
    image,
    ingredients: ingredients.slice(0, 100),
    steps,
    prepTime: stated.prep === null ? null : statedDuration(stated.prep),
    cookTime: stated.cook === null ? null : statedDuration(stated.cook),
    totalTime: stated.total === null ? null : statedDuration(stated.total),
    yield: stated.yield,
    category: null,
    cuisine: null,
    calories: null,
    rating: null,
  }
  return found(recipe, 'text', 'headings', { confidence: 'likely', span: wholeSpan(blocks[start]!) })
}

const levelOf = (block: Block): number => (block.kind === 'heading' ? block.level : 6)

/** Items of the lists, else the paragraphs; never both, since paragraphs beside a list are remarks. */
function stepsOf(blocks: readonly Block[]): Recipe['steps'] {
  const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(({ quote }) => quote) : []))
  const lines = items.length > 0 ? items : blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
  return lines
    .map(oneLine)
    .filter((line) => line !== '')
    .slice(0, 100)
    .map((text) => ({ name: null, text, image: null }))
}

/** Border between two statements. */
const statement = new RegExp(String.raw`\n|\s*[|•]\s*|[.;。；]\s*(?=${letter})`, 'u')

/** An amount is stated only with its number, a time also in words. */
const isStated = ({ kind, rest }: { readonly kind: keyof Stated; readonly rest: string }): boolean =>
  kind === 'yield' ? hasNumber(rest) : statedDuration(rest) !== null

function statedIn(blocks: readonly Block[]): Stated {
  const stated: Stated = { prep: null, cook: null, total: null, yield: null }
  for (const block of blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'list' && block.kind !== 'table') continue
    if (block.kind === 'paragraph' && block.text.length > 200) continue
    for (const line of block.text.slice(0, 2000).split(statement)) {
      const found = labelled(line.replace(/\t/g, ': '))
      if (found !== null && stated[found.kind] === null && isStated(found)) stated[found.kind] = oneLine(found.rest).replace(/[.。]$/u, '')
    }
  }
  return stated
}
