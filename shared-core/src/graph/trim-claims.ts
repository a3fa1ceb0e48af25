import { mainNodes } from '../model/schema-types.ts'
import type { GraphNote } from './build-nodes.ts'
import type { ContentFacts } from './facts/facts.ts'
import type { TrimClaims } from './graph-of.ts'
import { type TextMismatch, textMismatches } from './markup/text-mismatches.ts'
import { visibleText } from './markup/visible-text.ts'

/** The graph without what the visible text does not say, built again until all of it does. */
export const trimClaims: TrimClaims = (first, build, { article, months }) => {
  const notes: GraphNote[] = []
  let current = first
  const visible = visibleText(article, months)
  for (;;) {
    const mismatches = current.built.stored.flatMap((node) =>
      textMismatches(node, visible).map((mismatch) => ({ ...mismatch, id: node['@id'] })),
    )
    const content = mismatches.reduce((facts, mismatch) => withoutClaim(facts, mismatch), current.content)
    if (content === current.content) break
    for (const { id, property, value } of mismatches) notes.push({ code: 'textMismatch', node: nodeNameOf(id), property, args: { value } })
    current = build(content)
  }
  return { ...current, notes }
}

/** Name of a node whose claims are compared with the text; several videos are numbered. */
const nodeNameOf = (id: string): GraphNote['node'] =>
  id === '#webpage' ? 'faq' : (Object.values(mainNodes).find((node) => id === `#citable-${node.toLowerCase()}`) ?? 'video')

/** An ingredient or a question leaves alone; anything else takes its node with it: half of the steps would mislead. */
function withoutClaim(content: ContentFacts, { id, type, property, value }: TextMismatch & { readonly id: string }): ContentFacts {
  const isValue = (text: string): boolean => text.slice(0, 80) === value
  if (type === 'Question') return { ...content, questions: content.questions.filter(({ question }) => !isValue(question)) }
  if (type === 'Answer') return { ...content, questions: content.questions.filter(({ answer }) => !isValue(answer)) }
  if (property === 'recipeIngredient' && content.recipe !== null)
    return {
      ...content,
      recipe: { ...content.recipe, ingredients: content.recipe.ingredients.filter((ingredient) => !isValue(ingredient)) },
    }
  if (type === 'AggregateRating' && content.recipe !== null) return { ...content, recipe: { ...content.recipe, rating: null } }
  if (type === 'AggregateRating' && content.product !== null) return { ...content, product: { ...content.product, rating: null } }
  if (type === 'Offer' && content.product !== null) return { ...content, product: { ...content.product, offers: [] } }
  if (type === 'Offer' && content.event !== null) return { ...content, event: { ...content.event, offers: [] } }
  if (type === 'Rating') return { ...content, review: null }
  if (property === 'endDate' && content.event !== null) return { ...content, event: { ...content.event, end: null } }
  const name = nodeNameOf(id)
  if (name === 'howTo' || name === 'recipe' || name === 'event' || name === 'product') return { ...content, [name]: null }
  return content
}
