import { announcementLength, colon } from './byline-words.ts'
import { changedBy, creditPattern } from './credit-words.ts'

/** Role of a person besides the author, or of the last editor, which its author may have done; other people have none. */
export type Role = 'editor' | 'translator' | 'change' | 'other'

/**
 * `before`: words straight before a name. `label`: words that say so only in front of a colon. Labels such as the Chinese `编辑`, which often
 * name the only person behind an article, are those of authors.
 */
const words: Readonly<Record<'editor' | 'translator', { readonly before: string; readonly label: string }>> = {
  editor: {
    before: [
      'edit(?:ed|ing) by|(?:redigiert|bearbeitet|lektoriert|herausgegeben) von|édité par|editado por|editat (?:per|de)',
      '(?:bewerkt|geredigeerd) door|redigerad av|redigeret af|redigert av|z?redagowała?|redagowała?|z?redagował|pod redakcją|editovala?|szerkesztette',
      'redagavo|rediģēja|uredi(?:o|la?)|под редакцией|отредактировала?|за редакцією|відредагувала|відредагував|редактирано от',
      'düzenleyen|disunting oleh|imehaririwa na|בעריכת',
    ].join('|'),
    label: [
      'editors?|editing|lektorat|édition|edición(?: de)?|edição(?: de)?|edició|eindredactie|urednik|urednica|редактор(?:ка)?',
      'biên tập|تحرير|ویراستار|ویرایش|עריכה|संपादन|संपादक|সম্পাদনা|সম্পাদক|บรรณาธิการ|რედაქტორი|խմբագիր',
      '責任編輯|责任编辑|责编|責編|編集者?|편집자?',
    ].join('|'),
  },
  translator: {
    before: [
      'translated(?: from (?:the )?\\S{2,20})? by|translation by|(?:übersetzt(?: aus dem \\S{2,20})?|aus dem \\S{2,20}(?: übersetzt)?|übersetzung) von',
      "traduite?(?: d(?:u |e l[’']| la )\\S{2,20})? par|traducido(?: del \\S{2,20})? por|traduzido(?: do \\S{2,20})? por|traduït per|traduzione di|tradotto(?: dal(?:l[’']| )\\S{2,20})? da",
      'vertaald(?: uit het \\S{2,20})? door|översatt(?: från \\S{2,20})? av|oversat(?: fra \\S{2,20})? af|oversatt(?: fra \\S{2,20})? av|suomentanut|kääntänyt|tõlkinud',
      'przełożyła?|przetłumaczyła?|přeložila?|preložila?|fordította|tradus de|išvertė|tulkoja|prevela|preveo|prevedla|prevedel|përktheu|përkthyer nga',
      'перев[её]л[аи]?|переклала|переклав|преведено от|превео|превела|çeviren|dịch bởi|diterjemahkan oleh|imetafsiriwa na|แปลโดย',
    ].join('|'),
    label: [
      'translators?|translation|übersetzung|übersetzer(?:in)?|traduction|traduct(?:eur|rice)|traducción(?: de)?|traductora?|tradução(?: de)?|tradutora?|traducció|traduzione|tradutt(?:ore|rice)',
      'vertaling|översättning|oversættelse|oversettelse|þýðing|þýðandi|suomennos|käännös|tõlge|tõlkija|tłumaczenie|przekład|překlad|preklad|fordítás|traducere|traducerea',
      'vertimas|tulkojums|prijevod|prevod|перевод|переводчик|переклад|превод|преводач|пераклад|μετάφραση|çeviri|tərcümə|người dịch|penerjemah',
      'ترجمة|ترجمه|ترجمہ|مترجم|תרגום|अनुवाद|अनुवादक|অনুবাদ|অনুবাদক|ผู้แปล|მთარგმნელი|თარგმანი|թարգմանիչ',
      '翻译|翻譯|译者|譯者|译|譯|翻訳者?|訳者?|번역자?|옮긴이',
    ].join('|'),
  },
}

const saying = (role: 'editor' | 'translator'): string =>
  `(?<${role}>(?:${words[role].before})(?:${colon}|\\s+)|(?:${words[role].label})${colon})`
const roleWords = new RegExp(
  `(?<=^|[\\s,;|•·/(（【–—-])(?:(?<change>(?:${changedBy})(?:${colon}|\\s+))|${saying('editor')}|${saying('translator')})|(?<other>${creditPattern(colon)})`,
  'giu',
)

/** Marks behind which a line is about another person. */
const endOfRole = /[|•·;()（）【】]|\s[–—-]\s|\s\/\s|\s(?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{1,6}\s?[:：／/])/

/** A slash with words behind it, as an agency behind a photographer has: `Foto: Bo Hart / dpa`. */
const slash = /^\s\/\s(?=[^\d|•·]+$)/

/** The place of the mark that ends what is said of a person; -1: none. */
function endOf(text: string): number {
  const at = text.search(endOfRole)
  const behind = text.slice(at)
  return at === -1 || !slash.test(behind) || announcementLength(behind.slice(3), 'und') > 0 ? at : -1
}

export interface LineRoles {
  /** The rest of the line: authors, dates. */
  readonly rest: string
  /** Each role with the text behind its words, which begins with the names. */
  readonly roles: readonly { readonly role: Role; readonly text: string }[]
}

/** Lines that were parsed last: author, date and role all read the lines around a headline. */
const known = new Map<string, LineRoles>()
const mostKnown = 100

/** Takes a byline apart: `By Ann Lee, edited by Bo Hart | 3 May` says something of two people. */
export function splitRoles(line: string): LineRoles {
  const roles = known.get(line)
  if (roles !== undefined) return roles
  const read = readRoles(line)
  if (known.size >= mostKnown) known.clear()
  known.set(line, read)
  return read
}

function readRoles(line: string): LineRoles {
  const matches = [...line.matchAll(roleWords)]
  if (matches.length === 0) return { rest: line, roles: [] }
  const rest = [line.slice(0, matches[0]!.index)]
  const roles = matches.map((match, at) => {
    const behind = line.slice(match.index + match[0].length, matches[at + 1]?.index)
    const end = endOf(behind)
    if (end !== -1) rest.push(behind.slice(end + 1))
    return {
      role: roleOf(match.groups ?? {}),
      text: end === -1 ? behind : behind.slice(0, end),
    }
  })
  return {
    rest: rest
      .map((part) =>
        part
          .trim()
          .replace(/[,;(（【–—/.-]$/, '')
          .trim(),
      )
      .filter((part) => part !== '')
      .join(' | '),
    roles,
  }
}

const roleOf = (groups: Readonly<Record<string, string | undefined>>): Role =>
  groups['editor'] !== undefined
    ? 'editor'
    : groups['translator'] !== undefined
      ? 'translator'
      : groups['change'] !== undefined
        ? 'change'
        : 'other'

/** The line is nothing but words that credit a person besides the author: `Photo by`. */
export const isRoleLabel = (line: string): boolean =>
  splitRoles(`${line.replace(/\s?[:：]$/, '')}: X`).roles.length > 0 || splitRoles(`${line} X`).roles.length > 0
