import type { Drafts } from '@citable/contract'
import { plainText } from '../plain-text.ts'

const costOf = (cost: Drafts['estimate']['cost']): string =>
  cost === null ? 'cost unknown' : `at most ${cost.amount.toFixed(4)} ${cost.currency}`

/** Target and greatest size of a call. */
export function describeEstimate({ generator, estimate }: Pick<Drafts, 'generator' | 'estimate'>): string {
  const tokens = `about ${estimate.input_tokens} tokens in, at most ${estimate.output_tokens} out`
  return plainText(`${estimate.characters} characters to ${generator.host} (${generator.model}): ${tokens}, ${costOf(estimate.cost)}.`)
}

/** What of a title's words is in the text, and what of it result pages cut. */
function supportOf({ support, unheld = [], cut }: Drafts['titles'][number]): string {
  const words = unheld.map((word) => `“${word}”`).join(', ')
  const told = support === 'carried' ? 'stands in the text' : words === '' ? 'the text says it in other words' : `not in the text: ${words}`
  return cut ? `${told}; result pages cut “${cut}”` : told
}

const remarkKinds: Readonly<Record<Drafts['remarks'][number]['kind'], string>> = {
  unclear: 'unclear',
  unsupported: 'without support',
  contradiction: 'contradicts the text',
  missing_step: 'something is missing',
  buried_answer: 'the answer stands far down',
  off_topic: 'off topic',
  outdated: 'out of date',
}

/** A remark with its kind and the words that it quotes. */
function remarkLines({ kind, text, quotation, unheld }: Drafts['remarks'][number]): readonly string[] {
  const words = unheld.map((word) => `“${word}”`).join(', ')
  return [
    `  ${'remark'.padEnd(12)} ${plainText(`${remarkKinds[kind] ?? kind}: ${text}`)}`,
    ...(words === '' ? [] : [`               not in the text: ${plainText(words)}`]),
    `               “${plainText(quotation.quote)}”`,
  ]
}

/** Lines about drafts: each with the sentences that carry it. */
export function draftLines(drafts: Drafts): readonly string[] {
  if (!drafts.sent) return [`  Nothing was sent. It would be ${describeEstimate(drafts)}`]
  // a service before this member leaves remarks out
  const { titles, description, lead, questions, remarks = [], refused, generator, usage } = drafts
  const named = [
    ...titles.map((draft) => ['title', draft, supportOf(draft)] as const),
    ...(description === null ? [] : [['description', description, ''] as const]),
    ...(lead === null ? [] : [['lead', lead, ''] as const]),
    ...questions.map((draft) => ['question', draft, ''] as const),
  ]
  const lines = named.flatMap(([kind, { text, claims }, support]) => [
    `  ${kind.padEnd(12)} ${plainText(text)}`,
    ...(support === '' ? [] : [`               ${plainText(support)}`]),
    ...claims.map(({ quote }) => `               “${plainText(quote)}”`),
  ])
  lines.push(...remarks.flatMap(remarkLines))
  if (named.length === 0 && remarks.length === 0) lines.push('  none: nothing that came is carried by the text')
  if (refused.length > 0) {
    const reasons = [...new Set(refused.map(({ reason }) => reason))].join(', ')
    lines.push(`  ${refused.length} dropped (${reasons})`)
  }
  const took =
    usage === null
      ? ''
      : `, ${usage.input_tokens} + ${usage.output_tokens} tokens${usage.cost === null ? '' : `, ${usage.cost.amount.toFixed(4)} ${usage.cost.currency}`}`
  lines.push(`  written by ${plainText(generator.model)} at ${plainText(generator.host)}${took}; read before use`)
  return lines
}
