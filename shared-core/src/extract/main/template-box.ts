import type { Element } from 'domhandler'
import type { Note } from '../../parse/html/page-index.ts'
import { oneLine, textOf } from '../../parse/html/walk.ts'

/** Names that consent managers and marketing tools give their own elements, and no other tool gives any. */
const tool =
  /(?:^|[\s_-])(?:tarteaucitron|amp-consent|onetrust|didomi|usercentrics|iubenda|cookiebot|cybotcookiebot|klaro(?![a-z])|borlabs|osano(?![a-z])|truste(?![a-z])|qc-cmp2?|sp_message|cookieyes|cky(?![a-z])|cmplz|hs-cta|hs_cta)/i

/** UTF-16 units of a box that a class names and its words confirm. */
const longest = 600

/** What boxes are called, and words of which one is in them; in the languages of common templates. */
const boxes: readonly (readonly [name: RegExp, words: RegExp])[] = [
  [
    /(?:^|[\s_-])(?:paywall|pay-wall|regwall|reg-wall|subscriber?s?-?(?:wall|only|box|barrier)|meter(?:ed|box)?|barrier|gate|registration|premium|plus|piano|abo|abonnement|abonn[ée]s?|suscripci[oó]n|assinatura|abbonamento)(?=[\s_-]|$)|(?:pay|reg)wall/i,
    /subscri|sign (?:up|in)|log ?in|register|free account|keep reading|continue reading|unlimited access|abonn|anmelden|registrier|weiterlesen|jetzt testen|abo\b|connecte|inscri|s['’]abonner|poursuivre (?:la|votre) lecture|suscr[ií]b|reg[ií]str|inicia sesión|seguir leyendo|sigue leyendo|abbon|accedi|continua a leggere|assin|cadastr|continue lendo|inloggen|verder lezen|logga in|prenumer|log ind|logg inn|zaloguj|prenumer|subskryb|přihl[aá]|předplat|подпис|войди|войти|зарегистр|підпис|登録|ログイン|会員|続きを読む|登录|注册|订阅|登入|訂閱|구독|로그인|회원|اشترك|سجل|הירשמו|abone ol|giriş yap|đăng (?:ký|nhập)|berlangganan|masuk/i,
  ],
  [
    /(?:^|[\s_-])(?:anzeigen?|werbung|reklam[ea]?|publicidad|publicit[eéàa]|publicidade|annons|annonse|annonce|iklan|advertentie|mainos|реклама)(?=[\s_-]|$)/i,
    /./,
  ],
  [
    /(?:^|[\s_-])(?:affiliate|disclosure|disclaimer|transparenz|werbehinweis|commission)(?=[\s_-]|$)/i,
    /affiliat|commission|provision|comisi[oó]n|comiss[aã]o|provvigion|commissie|provisj?on|kommission|partnerlink|partner-link|lien affilié|enlaces? de afiliad|link di affiliazione|партн[её]рск|комисси|アフィリエイト|返佣|佣金|제휴/i,
  ],
]

/** A box of a template or of a tool inside the text: consent, what is asked of readers before they may read on, advertising, disclosures. */
export function isTemplateBox({ name, attribs }: Element, note: Note, textOfBox: () => string): boolean {
  const names = `${name} ${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`
  if (tool.test(names)) return true
  if (note.text === 0 || note.text > longest || note.paragraphs > maxParagraphs) return false
  return boxes.some(([named, words]) => named.test(names) && words.test(textOfBox()))
}

const maxParagraphs = 3

/** The beginning of an element's text on one line. */
export const shortTextOf = (element: Element): string => oneLine(textOf(element, longest))
