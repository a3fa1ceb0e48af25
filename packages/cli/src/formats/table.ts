import { styleText } from 'node:util'
import type { Drafts, Optimization } from '@citable/contract'
import { countsCharacters } from '@citable/core/counts-characters'
import { plainText } from '../plain-text.ts'
import { draftLines } from './drafts.ts'
import { type CheckLine, openChecks } from './open-checks.ts'

export interface TableOptions {
  readonly color: boolean
  /** Columns of the terminal. */
  readonly width: number
}

/** Failing checks shown; the rest are counted. */
const maxChecks = 15
/** Points that may be wrong are for people who want to look. */
const maxUncertain = 5

/** Words of the terminal for each state of a question. */
const states: Readonly<Record<Optimization['answers'][number]['state'], string>> = {
  answered: '✓ answered',
  unclear: '? not sure',
  missing: '✗ not answered',
}

/** Words of the terminal for each kind of text. */
const kinds: Readonly<Record<Optimization['text_kind']['kind'], string>> = {
  news: 'news',
  how_to: 'how-to',
  recipe: 'recipe',
  explainer: 'explainer',
  list: 'list',
  comparison: 'comparison or review',
  product: 'product',
  opinion: 'opinion',
  interview: 'interview',
  profile: 'profile or reference',
  event: 'event or announcement',
  documentation: 'documentation',
  article: 'article',
}

/** An analysis for people at a terminal. Colour never carries meaning alone. */
export function formatTable(optimization: Optimization & { readonly drafts?: Drafts }, { color, width }: TableOptions): string {
  const {
    aeo_score,
    seo_score,
    scores,
    title_reason,
    titles,
    titles_note,
    title_blocks,
    own_title,
    answers,
    reader_questions,
    text_kind,
    set_aside,
    checks,
    schema,
    article,
    rubric_version,
  } = optimization
  const paint = (style: Parameters<typeof styleText>[0], text: string): string =>
    color ? styleText(style, text, { validateStream: false }) : text
  const columns = Math.min(Math.max(width, 60), 120)
  const lines: string[] = []
  const title = article.title ?? article.headline
  if (title) lines.push(paint('bold', plainText(title)))
  lines.push(
    paint(
      'dim',
      [
        `${article.word_count} ${countsCharacters(article.language) ? 'characters' : 'words'}`,
        plainText(article.language),
        `${kinds[text_kind.kind]}${text_kind.certainty === 'unsure' ? '' : ` (${text_kind.certainty})`}`,
        plainText(article.authors.map(({ name }) => name).join(', ')) || null,
        plainText(article.date_published ?? article.date_modified ?? ''),
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    '',
    scoreLine('AEO readiness', aeo_score, paint),
    ...partLines(scores.aeo.parts),
    scoreLine('SEO', seo_score, paint),
    ...partLines(scores.seo.parts),
  )
  if (scores.readability?.ease != null) lines.push(`  reading ease   ${scores.readability.ease.toFixed(1)} (${scores.readability.formula})`)
  for (const [name, { caps, penalties }] of [
    ['AEO', scores.aeo],
    ['SEO', scores.seo],
  ] as const) {
    for (const { check, limit } of caps) {
      const message = checks.find((one) => one.check === check)?.message
      lines.push(...wrap(`${name} held at ${limit} by ${check}${message ? `: ${plainText(message)}` : ''}`, columns, '  '))
    }
    for (const { check, points } of penalties) lines.push(`  ${name} lowered by ${points} by ${check}`)
  }
  lines.push('', paint('bold', 'Titles'))
  if (own_title !== null) lines.push(`  yours: ${plainText(own_title.text)}`)
  for (const { message } of own_title?.faults ?? []) lines.push(...wrap(message, columns, '    '))
  // a title that stays is not called better than others that may replace it
  const note = titles_note ?? (own_title === null && titles.length === 0 ? title_reason : null)
  if (note !== null) lines.push(...wrap(note.message, columns, '  '))
  const words = title_blocks.filter(({ kind }) => kind !== 'sentence').map(({ text }) => plainText(text))
  const sentences = title_blocks.filter(({ kind }) => kind === 'sentence').map(({ text }) => plainText(text))
  if (words.length > 0 && titles_note === null) lines.push('    Words of your text for it:')
  if (words.length > 0) lines.push(...wrap(words.join(' · '), columns, '    '))
  if (sentences.length > 0)
    lines.push(
      words.length > 0
        ? '    Or begin with a sentence of your text, and shorten it:'
        : '    Begin with a sentence of your text, and shorten it:',
    )
  for (const sentence of sentences) lines.push(...wrap(`“${sentence}”`, columns, '      '))
  for (const [index, suggestion] of titles.entries()) {
    lines.push(`  ${index + 1}. ${plainText(suggestion.text)}`)
    const reasons = suggestion.reasons.map(({ message }) => message).join(' ')
    if (reasons) lines.push(...wrap(reasons, columns, '     ').map((line) => paint('dim', line)))
  }
  if (optimization.drafts !== undefined) lines.push('', paint('bold', 'Drafts'), ...draftLines(optimization.drafts))
  const facts = factLines(article, columns)
  lines.push('', paint('bold', 'Facts'), ...(facts.length > 0 ? facts : ['  none was found']))
  const inState = (wanted: (typeof answers)[number]['state']): number => answers.filter(({ state }) => state === wanted).length
  lines.push(
    '',
    answers.length === 0
      ? `${paint('bold', 'Questions')}  none found in the text; --query adds what readers ask`
      : `${paint('bold', 'Questions')}  ${inState('answered')} of ${answers.length} answered${inState('unclear') > 0 ? `, ${inState('unclear')} not sure` : ''}`,
  )
  for (const { question, state, sentence } of answers) {
    const word = state === 'answered' && sentence === null ? '✓ probably answered' : states[state]
    lines.push(...wrap(`${word}: ${question}`, columns, '  '))
    if (sentence !== null && state !== 'missing')
      lines.push(...wrap(`“${sentence.quote}”`, columns, '     ').map((line) => paint('dim', line)))
  }
  if (reader_questions.length > 0) lines.push('  Readers may ask; your text answers:')
  for (const { question } of reader_questions) lines.push(...wrap(question, columns, '  ? '))
  const { steps, failing, uncertain, open } = openChecks(optimization)
  const named = new Set([...steps, ...failing, ...uncertain])
  const doubted = open.filter((check) => !named.has(check) && (check.points ?? 0) > 0)
  const count = (status: CheckLine['status']): number => checks.filter((check) => check.status === status).length
  lines.push(
    '',
    `${paint('bold', 'Checks')}  ${count('pass')} passed, ${steps.length + failing.length} to improve, ${uncertain.length} worth a look, ${doubted.length} in doubt, ${count('not_applicable')} not applicable, ${count('not_checked')} not checked${count('error') > 0 ? `, ${count('error')} broken` : ''}`,
  )
  const list = (heading: string, mark: string, found: readonly CheckLine[], max: number): void => {
    if (found.length > 0) lines.push(` ${heading}`)
    for (const check of found.slice(0, max)) {
      lines.push(`  ${paint('yellow', mark)} ${check.message ? plainText(check.message) : check.title} ${paint('dim', `(${check.check})`)}`)
      if (check.fix) lines.push(...wrap(`→ ${check.fix.message}`, columns, '    '))
    }
  }
  list('Most useful now', '✗', steps, steps.length)
  list(steps.length > 0 ? 'Also to improve' : 'To improve', '✗', failing, maxChecks)
  list('Worth a look: these may be wrong about your text', '?', uncertain, maxUncertain)
  const rest = [...failing.slice(maxChecks), ...uncertain.slice(maxUncertain)]
  if (rest.length > 0) lines.push(`  … and ${rest.length} more: --format json`)
  const standing = doubted.filter(isFrequentDoubt)
  const special = doubted.filter((check) => !isFrequentDoubt(check))
  if (special.length > 0)
    lines.push(
      ...wrap(
        'Doubtful: these checks are often wrong about texts like this one and may be ignored. Before each, the points that it costs.',
        columns,
        ' ',
      ),
      ...special.map(
        ({ check, title, question, points }) => `  ${String(points).padStart(3)}  ${question ?? title} ${paint('dim', `(${check})`)}`,
      ),
    )
  if (standing.length > 0)
    lines.push(
      ...wrap(
        `Counted for every text, though some need none of it: ${standing.map(({ check, points }) => `${check} ${points}`).join(' · ')} points.`,
        columns,
        ' ',
      ),
    )
  if (set_aside.length > 0) lines.push(`  set aside: ${set_aside.join(', ')}`)
  const types = schema['@graph'].map((node) => [node['@type']].flat().join(' + ')).join(', ')
  lines.push(
    '',
    `${paint('bold', 'JSON-LD')}  ${types || 'none'}`,
    paint('dim', `rubric ${rubric_version}; --format json prints everything`),
    '',
  )
  return lines.join('\n')
}

/**
 * Checks that cost nearly every short text points and seldom help its writer. Source: two blind readings of 24 drafts each (2026-11):
 * of the doubts about depth none of 45 was useful, of those about an opening below a title that states 12 of 44.
 */
function isFrequentDoubt({ check, code }: CheckLine): boolean {
  return frequentDoubts.has(check) || (check === 'opening-answer' && code === 'apart')
}

const frequentDoubts: ReadonlySet<string> = new Set(['text-depth', 'image-present', 'title-length', 'specific-density'])

/** Words of the terminal for each origin. */
const origins: Readonly<Record<Optimization['article']['origins'][string], string>> = {
  field: 'given as',
  json_ld: 'from JSON-LD',
  open_graph: 'from Open Graph',
  meta: 'from a meta element',
  element: 'from the markup',
  text: 'from the text',
  url: 'from the address',
}

/** Each fact with where it was found; a missing fact is listed, because it is missing in the structured data as well. */
function factLines(article: Optimization['article'], width: number): readonly string[] {
  const { title, headline, description, authors, date_published, date_modified, image, site_name, language } = article
  const names = authors.map(({ kind, name }) => (kind === 'organization' ? `${name} (organisation)` : name)).join(', ')
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    ['title', title],
    ['headline', headline],
    ['authors', names || null],
    ['date_published', date_published],
    ['date_modified', date_modified],
    ['image', image?.url ?? null],
    ['description', description],
    ['site_name', site_name],
    ['language', language === 'und' ? null : language],
  ]
  return facts.map(([name, value]) => {
    const label = `  ${name.replace('_', ' ').padEnd(15)}`
    if (value === null) return `${label}–`
    const origin = Object.hasOwn(article.origins, name) ? `  (${sourceOf(article, name)})` : ''
    const plain = plainText(value)
    const room = Math.max(20, width - label.length - origin.length)
    return `${label}${plain.length > room ? `${plain.slice(0, room - 1)}…` : plain}${origin}`
  })
}

/** Origin of a fact, the source's own name behind it, and a mark when it is a guess. */
function sourceOf({ origins: found, sources }: Optimization['article'], name: string): string {
  const source = sources[name]
  return `${origins[found[name]!]}${source === undefined ? '' : ` ${plainText(source.name)}`}${source?.confidence === 'guessed' ? ', a guess' : ''}`
}

function scoreLine(name: string, score: number, paint: (style: Parameters<typeof styleText>[0], text: string) => string): string {
  const filled = Math.round(score / 5)
  return `${paint('bold', name.padEnd(15))}  ${String(score).padStart(3)}/100  ${'█'.repeat(filled)}${'░'.repeat(20 - filled)}`
}

function partLines(parts: Readonly<Record<string, number | null>>): readonly string[] {
  return Object.entries(parts).map(([name, value]) => `  ${name.padEnd(13)}  ${value === null ? '  – ' : String(value).padStart(3)}`)
}

function wrap(text: string, width: number, indent: string): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of plainText(text).split(/\s+/)) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  if (line !== '') lines.push(indent + line)
  return lines
}
