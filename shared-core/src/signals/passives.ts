import { defineSignal } from './define-signal.ts'

const auxiliaries = new Set('am is are was were be been being gets got'.split(' '))

/** Irregular English participles that do not end in "ed"; written down by us from any grammar's table. */
const irregular = new Set(
  'born beaten begun bent bound bitten blown broken brought built burnt bought caught chosen cut dealt done drawn driven eaten fed felt fought found forbidden forgotten forgiven frozen given gone grown heard held hidden hit hurt kept known laid led left lent let lost made meant met paid put read ridden risen run said seen sent set sewn shaken shot shown shut sold spent spoken spread stolen struck stuck sung sworn swept taken taught thrown told thought torn understood woken won worn woven written'.split(
    ' ',
  ),
)

/** Sentences in the passive voice: an auxiliary, at most one adverb, a participle. English only; null for every other language. */
export const passives = defineSignal({
  block: ({ block, tokens }, language) => {
    if (language.tag !== 'en' || (block.kind !== 'paragraph' && block.kind !== 'quote')) return null
    const { words } = tokens
    let passive = 0
    let at = 0
    for (const { end } of tokens.sentences) {
      let found = false
      while (at < words.length && words[at]!.start < end) {
        if (!found && auxiliaries.has(words[at]!.form)) {
          const next = words[at + 1]
          const after = next?.form.endsWith('ly') === true || next?.form === 'not' ? words[at + 2] : next
          found = after !== undefined && after.start < end && isParticiple(after.form)
        }
        at += 1
      }
      if (found) passive += 1
    }
    return { passive, sentences: tokens.sentences.length }
  },
  fold: (facts, { language }) => {
    if (language.tag !== 'en') return null
    let passive = 0
    let sentences = 0
    for (const fact of facts) {
      passive += fact?.passive ?? 0
      sentences += fact?.sentences ?? 0
    }
    return { passive, sentences }
  },
})

const isParticiple = (form: string): boolean => (form.length > 4 && form.endsWith('ed') && !form.endsWith('eed')) || irregular.has(form)
