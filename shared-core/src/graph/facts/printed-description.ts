import { letter, number } from '../../languages/characters/characters.ts'
import type { Article } from '../../model/article.ts'
import { flatten, oneLineOrNull } from './read-facts.ts'

/** UTF-16 units. Longer texts are no description but the text itself; result pages show about 160. */
const longest = 400
/** UTF-16 units that whole sentences must fill to stand for a longer text. */
const shortest = 80

/** Texts that content systems and themes print where the author wrote nothing. */
const template =
  /\{\{|\}\}|\{%|%%?[a-z_]{3,40}%%?|\[[a-z]{2,20}_[a-z_]{2,30}\]|<%|\$\{|<\?php|lorem ipsum|^(?:(?:meta[ -]?|page |site |your |enter |insert |add |write )*(?:a |your |the )?(?:meta[ -]?)?descriptions?(?: here| goes here| of (?:the|this|your) (?:page|site))?|beschreibung|descripción|descrição|descrizione|undefined|null|none|nil|n\/?a|test|todo|tbd|placeholder|default|untitled|no description(?: available)?|-+|\.+)[.!…]?$|^(?:just another wordpress (?:site|weblog)|eine weitere wordpress-website|(?:ein weiterer|noch ein) wordpress-blog|un site utilisant wordpress|un nouveau site (?:utilisant )?wordpress|otro sitio realizado con wordpress|un altro sito wordpress|só mais um site wordpress|mais um site wordpress|weer een wordpress-site|ännu en wordpress-webbplats|just another .{2,40} site)/iu

/** What a page says of itself to a visitor who has not consented, has no scripts or no account. */
const notice =
  /\b(?:we|this (?:web)?site|our (?:web)?site|(?:diese|unsere) (?:web-?)?(?:seite|site)|wir|nous|ce site|notre site|este sitio|esta (?:web|página)|este site|questo sito|il sito|deze (?:web)?site|wij|den här webbplatsen|vi|ta strona|używamy)\b[^.]{0,40}\b(?:cookies?|ciasteczk)|(?:cookies?)[^.]{0,30}(?:verwende|nutz|einverstanden|accept|consent|akzeptier|utilis|utiliz)|(?:utilizamos|usamos|utilizziamo|utilisons|gebruiken|använder|bruger|bruker|używamy) [^.]{0,15}cookies?|(?:файлы|файли) cookie|クッキー(?:を|の)使用|cookie\s?を使用|使用\s?cookie|쿠키를 사용|ملفات تعريف الارتباط|(?:enable|activate|requires?|turn on) java ?script|javascript (?:is|must be|ist|wird|muss|doit|est|debe)\b|\b(?:log|sign) ?in (?:to|or)\b|\bto continue,? (?:please )?(?:log|sign)|please (?:log|sign) ?in|bitte (?:melden sie sich an|einloggen|loggen)|veuillez vous connecter|connectez-vous pour|inicia(?:r)? sesión para|accedi per|faça login|access denied|are you (?:a human|a robot|not a robot)|checking your browser|page not found|seite nicht gefunden|page introuvable|página no encontrada|ログインしてください|请登录|로그인이? 필요/iu

/**
 * The description for structured data: what the page declares, unless it is the site's own, a notice or a template's. A long one ends at a
 * sentence; null: it says nothing of this article.
 */
export function printedDescription(article: Article): string | null {
  const text = oneLineOrNull(article.description?.value)
  if (text === null || article.kind !== 'page') return text
  if (template.test(text) || isOfSite(text, article)) return null
  const titles = `${article.headline?.value ?? ''} ${article.title?.value ?? ''}`
  // An article about cookies or log-ins may say so.
  if (notice.test(text) && !/cookie|クッキー|쿠키|log-?in|sign-?in|java ?script|einlog|anmeld/i.test(titles)) return null
  return shortened(text)
}

/** The site's name or slogan, as its title, its name and its own data have it. */
function isOfSite(text: string, { title, siteName, headline, jsonLd }: Article): boolean {
  const own = plain(text)
  const head = plain(headline?.value ?? '')
  if (own === '' || own === head) return own === ''
  const site = plain(siteName?.value ?? '')
  const parts = (title?.value ?? '').split(/\s[|–—·»:-]\s|\|/).map(plain)
  const slogans = parts.filter((part) => part !== head && !head.includes(part))
  const declared = flatten(jsonLd).filter((node) => [node['@type']].flat().some((type) => /WebSite$|Organization$/.test(String(type))))
  const sayings = declared.flatMap((node) => [node['description'], node['slogan'], node['name'], node['alternateName']].flat())
  return [
    site,
    ...slogans,
    slogans.join(''),
    `${site}${slogans.join('')}`,
    ...sayings.map((one) => (typeof one === 'string' ? plain(one) : '')),
  ].includes(own)
}

/** Letters and digits, lower case. */
const others = new RegExp(String.raw`[^${letter}${number}]+`, 'gu')
const plain = (text: string): string => text.toLowerCase().replace(others, '')

const sentenceEnd = new RegExp(
  String.raw`[.!?…]["'”’»)]?(?=\s)(?<!\s(?:${letter}|Dr|Mr|Ms|St|No|vs|z\.\s?B|bzw|ca|Nr|p\.\s?ej)\.)|[。！？]`,
  'gu',
)

/** Whole sentences of a text that is too long; null: none that fits fills enough. */
function shortened(text: string): string | null {
  if (text.length <= longest) return text
  let end = 0
  for (const match of text.slice(0, longest + 1).matchAll(sentenceEnd)) {
    const to = match.index + match[0].length
    if (to <= longest) end = to
  }
  return end >= shortest ? text.slice(0, end).trim() : null
}
