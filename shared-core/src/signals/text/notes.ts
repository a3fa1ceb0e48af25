import { letter, lowerLetter, upperLetter } from '../../languages/characters/characters.ts'
import type { Span } from '../../model/values.ts'
import type { AgreementReading } from './agreement-reading.ts'

/** What writers note for themselves: where it begins, or ends, where and when, the part that is missing, and before a colleague's name. */
interface NoteWords {
  readonly begins: string
  readonly ends?: string
  readonly when: string
  readonly part: string
  readonly to: string
}

const languages: Readonly<Record<string, NoteWords>> = {
  en: {
    begins:
      'insert|add|put|check|verify|ask|confirm|find|look up|replace|rewrite|fix|update|mention|call|needs?|missing|remember to|quote from',
    when: 'here|still|later|before (?:we|it|this) (?:goes?|publish)',
    part: 'numbers?|figures?|quotes?|photos?|pictures?|images?|links?|sources?|dates?|names?|prices?|text|examples?|chart|table|paragraph|caption|stats?|statistics?',
    to: 'with|to|ask|from',
  },
  de: {
    begins: 'fragen|nachfragen|prüfen|einfügen|ergänzen|klären|noch mal|fehlt noch',
    ends: 'einfügen|ergänzen|nachtragen|einsetzen|prüfen|klären|abklären|nachfragen|erfragen|fragen|checken|nachschauen|nachsehen|verlinken|überarbeiten',
    when: 'hier|noch|später|vorher|unbedingt',
    part: 'zahl(?:en)?|zitat|bild(?:er)?|fotos?|links?|quellen?|datum|namen?|preise?|text|beispiele?|grafik|tabelle|absatz|termine?|o-ton|angaben?|statistik',
    to: 'bei|mit|von',
  },
  es: {
    begins:
      'poner|meter|insertar|añadir|agregar|preguntar|comprobar|revisar|verificar|buscar|completar|cambiar|faltan?|confirmar|pedir|mirar',
    when: 'aquí|todavía|aún|luego|después|antes de publicar',
    part: 'cifras?|citas?|fotos?|imagen|imágenes|enlaces?|fuentes?|fechas?|nombres?|precios?|texto|ejemplos?|datos?|tabla|gráfico|testimonio',
    to: 'a|con',
  },
  fr: {
    begins: '(?:à )?(?:mettre|ajouter|insérer|vérifier|demander|compléter|trouver|préciser|remplacer|confirmer)|manque|il manque',
    when: 'ici|encore|plus tard|avant (?:de )?publi',
    part: 'chiffres?|citations?|photos?|images?|liens?|sources?|dates?|noms?|prix|texte|exemples?|tableau|légende|témoignage',
    to: 'à|avec|chez|auprès de',
  },
  it: {
    begins: '(?:da )?(?:mettere|inserire|aggiungere|chiedere|verificare|controllare|cercare|completare|cambiare|confermare)|manca|mancano',
    when: 'qui|ancora|poi|prima di pubblicare',
    part: 'cifr[ae]|citazion[ei]|foto|immagin[ei]|link|font[ei]|data|nom[ei]|prezz[oi]|testo|esempio?|dat[oi]|tabella|grafico',
    to: 'a|con',
  },
  pt: {
    begins: 'colocar|pôr|inserir|adicionar|acrescentar|perguntar|verificar|conferir|checar|completar|trocar|faltam?|confirmar|pedir',
    when: 'aqui|ainda|depois|antes de publicar',
    part: 'números?|citação|fotos?|imagem|imagens|links?|fontes?|datas?|nomes?|preços?|texto|exemplos?|dados?|tabela|gráfico',
    to: 'a|ao|à|com',
  },
  nl: {
    begins: 'checken|navragen|vragen|toevoegen|invullen|invoegen',
    ends: 'invullen|toevoegen|invoegen|checken|navragen|nakijken|uitzoeken|vragen|aanvullen|plaatsen',
    when: 'hier|nog|later',
    part: "getal|getallen|cijfers?|citaat|quote|foto[’']?s?|afbeelding|links?|bron|datum|naam|prijs|tekst|voorbeeld|tabel|grafiek",
    to: 'met|bij|aan',
  },
  pl: {
    begins: 'wstawi[ćc]|wstaw|dopisać|dodać|sprawdzić|zapytać|spytać|uzupełnić|zmienić|brakuje|potwierdzić|znaleźć',
    when: 'tu|tutaj|jeszcze|później|potem',
    part: `liczb${letter}|cytat${letter}{0,2}|zdjęci${letter}{1,2}|link${letter}{0,2}|źródł${letter}|dat[aęy]|nazwisk${letter}|imię|cen[aęy]|tekst|przykład|tabel[aęi]|dane`,
    to: 'z|ze|u|od',
  },
  sv: {
    begins: 'lägg (?:in|till)|sätt in|infoga|kolla|dubbelkolla|fråga|fyll i|saknas',
    when: 'här|fortfarande|senare|ännu',
    part: 'siffror|siffran?|citat|bild|foto|länk|källa|datum|namn|pris|text|exempel|tabell',
    to: 'med|av',
  },
  ja: { begins: 'ここに|あとで|後で|要確認|[^。]{1,20}(?:さん|氏|に)(?:に)?(?:確認|聞く)', when: '', part: '', to: '' },
  ar: {
    begins: 'أضف|ضع|اسأل|نسأل|تحقق|راجع|تأكد|أدخل',
    when: 'هنا|لاحقا|لاحقًا|بعد',
    part: 'صورة|الصورة|رقم|الرقم|اقتباس|الاقتباس|رابط|الرابط|مصدر|المصدر|تاريخ|التاريخ|اسم|الاسم|سعر|السعر|نص|النص|مثال|جدول',
    to: 'مع|من',
  },
}
/** Languages whose words of advice mark a note in square brackets. */
const hasWords = /^(?:en|de|es|fr|ja|ar)$/

/** Asked of colleagues before a text goes out; said to no reader. */
const colleagues = /^check with (?:legal|the (?:lawyers?|editors?)|marketing|pr|hr|comms|compliance|finance)(?![a-z])/iu
/** Readers are addressed. */
const toReaders = /(?<![a-z])(?:you|your|yours|me|us)(?![a-z])/iu
const loud = /[!?！？؟]{2,}/u
const bracketed = /(?<![“"«„‘])([[［【〔(（])([^()（）[\]【】［］〔〕\n]{3,140})[)）\]］】〕]/gu
const crosses = /^[([（［【]*X{3,}(?:[):\]）］】]|$)/u

/** UTF-16 units of a note that has no brackets. */
const longest = 100

/** Notes of the writer that were left in a text: in brackets, or all of a paragraph. */
export function notes({ blocks, language, tools: { spanOf } }: AgreementReading): readonly Span[] {
  const [tag = ''] = language.tag.split('-')
  const isNote = [...new Set(['en', tag])].flatMap((key) => (languages[key] === undefined ? [] : [readerOf(languages[key], key)]))
  return blocks.flatMap(({ block }): Span[] => {
    if (block.kind !== 'paragraph' && block.kind !== 'list') return []
    const { id, text } = block
    const inBrackets = [...text.matchAll(bracketed)].flatMap(({ 0: whole, 1: open = '', 2: inner = '', index }) =>
      isNote.some((read) => read(inner.trim(), /[[［【〔]/.test(open) && whole !== text.trim()))
        ? [spanOf(id, text, index, index + whole.length)]
        : [],
    )
    const mayBeWhole = block.kind === 'paragraph' && text.length <= longest && inBrackets.length === 0 && !/[.。]\s*$/.test(text)
    return mayBeWhole && isNote.some((read) => read(text.trim(), null)) ? [spanOf(id, text, 0, text.length)] : inBrackets
  })
}

/** `isSquare`: null where it is in no brackets. */
function readerOf({ begins, ends, when, part, to }: NoteWords, key: string): (text: string, isSquare: boolean | null) => boolean {
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  const made = (source: string, flags = 'iu'): RegExp => new RegExp(source, flags)
  if (key === 'ja') {
    const first = made(`^(?:${begins})`)
    return (text, isSquare) => isSquare === false && first.test(text) && !/[。]/.test(text)
  }
  const word = (words: string): RegExp => made(`(?<!${letter})(?:${words})(?!${letter})`)
  const [early, late] = [made(`^(?:${begins})(?!${letter})`), ends === undefined ? null : made(`(?<!${letter})(?:${ends})[\\s!?.…]*$`)]
  const [soon, missing] = [word(when), word(part)]
  // nouns have capitals in German
  const colleague = key === 'de' ? null : made(`(?<!${letter})(?:${to}) ${upperLetter}${lowerLetter}+(?!${letter})`, 'u')
  const openly = made('^(?:noch|nog) ')
  return (text, isSquare) => {
    const rest = text.replace(/^X{3,}[\s:]+/u, '')
    if (colleagues.test(rest) || (isSquare === false && crosses.test(text))) return true
    if (isSquare === true && hasWords.test(key)) return false
    if (!early.test(rest) && late?.test(rest) !== true) return false
    if (key === 'en' && toReaders.test(rest)) return false
    if (rest !== text || loud.test(rest) || (soon.test(rest) && missing.test(rest))) return true
    if (isSquare === null) return false
    if (late?.test(rest) === true && openly.test(rest)) return true
    if (colleague?.test(rest) === true && (missing.test(rest) || /\?\s*$/.test(rest))) return true
    return isSquare && / /.test(rest)
  }
}
