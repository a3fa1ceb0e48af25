import { bodyOf, htmlArticle, translate } from './translate-again.ts'

type Block =
  | { readonly kind: 'p' | 'h2'; readonly text: string }
  | { readonly kind: 'ul'; readonly items: readonly string[] }
  | { readonly kind: 'img'; readonly address: string; readonly caption: string | null }
  | { readonly kind: 'row'; readonly name: string; readonly figure: number }

type Dice = (sides: number) => number

/** Mulberry32. */
function createDice(seed: number): Dice {
  let state = seed
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

const syllables = 'ba ce di fo gu la me ni po ru sa te vi xo zu'.split(' ')
const wordOf = (dice: Dice): string => Array.from({ length: 2 + dice(2) }, () => syllables[dice(syllables.length)]).join('')
const textOf = (dice: Dice): string => Array.from({ length: 3 + dice(9) }, () => wordOf(dice)).join(' ')

function blockOf(dice: Dice): Block {
  const kind = (['p', 'p', 'p', 'h2', 'ul', 'img', 'row'] as const)[dice(7)]!
  if (kind === 'ul') return { kind, items: Array.from({ length: 1 + dice(4) }, () => textOf(dice)) }
  if (kind === 'img') return { kind, address: `/${wordOf(dice)}${dice(1_000_000)}.png`, caption: dice(2) === 0 ? null : textOf(dice) }
  return kind === 'row' ? { kind, name: textOf(dice), figure: dice(1_000_000) } : { kind, text: textOf(dice) }
}

const forms = ['html', 'markdown', 'blocks'] as const
type Form = (typeof forms)[number]

function write(blocks: readonly Block[], form: Form): string {
  if (form === 'markdown') return `${blocks.map(writeMarkdown).join('\n\n')}\n`
  return blocks
    .map((block) => (form === 'blocks' ? inComments(block.kind, writeHtml(block)) : writeHtml(block)))
    .join(form === 'blocks' ? '\n\n' : '\n')
}

const inComments = (name: string, html: string): string => `<!-- wp:${name} -->\n${html}\n<!-- /wp:${name} -->`

function writeHtml(block: Block): string {
  if (block.kind === 'ul') return `<ul>${block.items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  if (block.kind === 'img')
    return `<figure><img src="${block.address}">${block.caption === null ? '' : `<figcaption>${block.caption}</figcaption>`}</figure>`
  if (block.kind === 'row') return `<table><tr><td>${block.name}</td><td>${block.figure}</td></tr></table>`
  return `<${block.kind}>${block.text}</${block.kind}>`
}

function writeMarkdown(block: Block): string {
  if (block.kind === 'ul') return block.items.map((item) => `- ${item}`).join('\n')
  // two lists in a row would be one
  if (block.kind === 'img') return `![](${block.address})${block.caption === null ? '' : `\n\n${block.caption}`}`
  if (block.kind === 'row') return `| ${block.name} | ${block.figure} |\n| --- | --- |`
  return block.kind === 'h2' ? `## ${block.text}` : block.text
}

const shouted = (block: Block): Block =>
  JSON.parse(JSON.stringify(block), (name, value) =>
    name !== 'kind' && name !== 'address' && typeof value === 'string' ? value.toUpperCase() : value,
  )

const splice = <Item>(list: readonly Item[], at: number, remove: number, ...items: readonly Item[]): readonly Item[] => [
  ...list.slice(0, at),
  ...items,
  ...list.slice(at + remove),
]

/** Changes words at a place of a text. */
function changeText(text: string, dice: Dice, word: () => string): string {
  const words = text.split(' ')
  const at = dice(words.length)
  return splice(words, at, dice(2), word()).join(' ')
}

function changeBlock(block: Block, dice: Dice, word: () => string): Block {
  if (block.kind === 'ul') {
    const at = dice(block.items.length)
    const action = dice(3)
    if (action === 0) return { ...block, items: splice(block.items, at, 0, `${word()} ${textOf(dice)}`) }
    if (action === 1 && block.items.length > 1) return { ...block, items: splice(block.items, at, 1) }
    return { ...block, items: splice(block.items, at, 1, changeText(block.items[at]!, dice, word)) }
  }
  if (block.kind === 'img') return block.caption === null ? block : { ...block, caption: changeText(block.caption, dice, word) }
  if (block.kind === 'row')
    return dice(2) === 0 ? { ...block, figure: dice(1_000_000) } : { ...block, name: changeText(block.name, dice, word) }
  return { ...block, text: changeText(block.text, dice, word) }
}

/** One edit: insert, delete, move, change, split, or another picture. */
function edit(blocks: readonly Block[], dice: Dice, word: () => string): readonly Block[] {
  const at = dice(blocks.length + 1)
  const block = blocks[at]
  const action = dice(6)
  if (block === undefined || action === 0) return splice(blocks, at, 0, changeBlock(blockOf(dice), dice, word))
  if (action === 1) return blocks.length > 2 ? splice(blocks, at, 1) : blocks
  if (action === 2) return splice(splice(blocks, at, 1), dice(blocks.length), 0, block)
  if (action === 3 && block.kind === 'p' && block.text.includes(' ')) {
    const words = block.text.split(' ')
    const half = 1 + dice(words.length - 1)
    return splice(blocks, at, 1, ...[words.slice(0, half), words.slice(half)].map((part) => ({ kind: 'p' as const, text: part.join(' ') })))
  }
  if (action === 4) return splice(blocks, at, 0, { kind: 'img', address: `/${dice(1_000_000)}.png`, caption: null })
  return splice(blocks, at, 1, changeBlock(block, dice, word))
}

const repeat = (times: number, blocks: readonly Block[], dice: Dice, word: () => string): readonly Block[] =>
  Array.from({ length: times }).reduce<readonly Block[]>((made) => edit(made, dice, word), blocks)

/** Words of a person, and addresses of pictures, in their order. */
const marksOf = (text: string): readonly string[] => text.match(/persona\d+|\/[a-z]*\d+\.png/g) ?? []

/** What went wrong with one pair of random edits; empty: nothing. */
export function faultsOf(seed: number): readonly string[] {
  const dice = createDice(seed)
  const form = forms[dice(forms.length)]!
  const article = (text: string) => (form === 'markdown' ? { ...htmlArticle(''), body: { markdown: text } } : htmlArticle(text))
  const base = Array.from({ length: 2 + dice(8) }, () => blockOf(dice))
  let words = 0
  const person = repeat(dice(5), base.map(shouted), dice, () => `persona${++words}`)
  const next = repeat(dice(5), base, dice, () => wordOf(dice))
  const [before, after, theirs] = [write(base, form), write(next, form), write(person, form)]

  const first = translate(article(before))
  const previous = { record: first.record, article: article(theirs), take: [], keep: [] }
  const faults: string[] = []
  const same = translate(article(before), previous)
  if (same.asked.length > 0) faults.push(`asked for ${same.asked.length} segments of an unchanged source`)
  if (bodyOf(same.article) !== theirs) faults.push('changed a translation whose source is unchanged')

  const merged = translate(article(after), previous)
  const result = bodyOf(merged.article)
  const theirMarks = marksOf(theirs)
  const left = new Set(theirMarks)
  const kept = marksOf(result).filter((mark) => left.has(mark))
  if (kept.join() !== theirMarks.join()) faults.push(`lost or moved: ${theirMarks.join()} became ${kept.join()}`)
  const old = new Set(first.record.segments.map(({ source }) => source))
  for (const text of merged.asked) if (old.has(text)) faults.push(`translated again what did not change: ${text}`)
  const { proposed, conflicts, fixed } = merged.merge!
  const isWhole = [...proposed, ...fixed].every(({ placed }) => placed)
  const settled = translate(article(after), {
    record: merged.record,
    article: merged.article,
    take: [],
    keep: conflicts.map(({ id }) => id),
  })
  if (isWhole && bodyOf(settled.article) !== result) faults.push('changed again what was settled')
  if (theirs === bodyOf(first.article)) {
    const fresh = bodyOf(translate(article(after)).article)
    const wordsOf = (text: string): string => (text.match(/[A-Z]+/g) ?? []).sort().join(' ')
    if (isWhole && conflicts.length === 0 && wordsOf(fresh) !== wordsOf(result))
      faults.push('says something else than a translation made anew')
  }
  return faults.map((fault) => `seed ${seed}: ${fault}`)
}
