import { readNotFound } from '../extract/page/not-found.ts'
import { lineOf } from '../extract/page/page-source.ts'
import type { PageIndex } from '../parse/html/page-index.ts'
import type { DeadReason, UncheckedReason } from './claim.ts'

/** What keeps a page from telling what it holds. `dead`: it holds nothing any more; `limits`: only what is found counts. */
export interface PageState {
  readonly dead: DeadReason | null
  readonly limit: UncheckedReason | null
}

/** UTF-16 units of visible text below which a page may be a wall, a shell or a sign. */
const shortPage = 1_800
const emptyPage = 120

/** A character of these scripts says as much as three letters. */
const unspacedLetters = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+/g

const parked =
  /\b(?:(?:this )?domain(?: name)?(?: \S+)? (?:is|may be|might be) for sale|buy this domain|domain parking|parked (?:domain|free)|inquire about this domain|diese domain (?:steht zum verkauf|ist zu verkaufen|kaufen)|domain (?:kaufen|zu verkaufen)|(?:ce|le) (?:nom de )?domaine (?:est|peut être) à vendre|este dominio está (?:en venta|à venda)|dominio in vendita|questo dominio è in vendita)|домен (?:продаётся|продается)|このドメインは(?:お名前|売|販売)|该域名(?:正在)?出售|域名出售|النطاق (?:معروض )?للبيع/i
const refused =
  /^(?:just a moment|attention required|access denied|access to this page has been denied|are you a (?:robot|human)|verify(?:ing)? (?:that )?you are (?:a )?human|checking your browser|security check|pardon our interruption|bot verification|forbidden|zugriff verweigert|accès refusé|acceso denegado|доступ (?:запрещён|запрещен|ограничен)|アクセスが拒否|访问被拒绝|تم رفض الوصول)|\bcaptcha\b|unusual traffic|enable cookies and reload/i
const consent =
  /cookies?\b|einwilligung|consent|datenschutzeinstellungen|consentement|consentimiento|クッキー|同意|隐私|файлы? cookie|ملفات تعريف الارتباط/gi
const accept =
  /accept|agree|allow|akzeptieren|zustimmen|einverstanden|accepter|autoriser|aceptar|permitir|accetta|принять|соглас|許可|同意|接受|قبول|موافق/i
const login =
  /\b(?:log ?in|sign ?in|anmelden|einloggen|se connecter|connexion|identifiez-vous|iniciar sesión|acceder|accedi|войти|вход)\b|ログイン|サインイン|登录|登錄|تسجيل الدخول/i
const needsScript =
  /(?:enable|activate|turn on|requires?|need|activez|aktivieren|activa|habilit)\S*\s(?:\S+\s){0,3}javascript|javascript (?:is )?(?:required|disabled|must|muss|est désactivé|deaktiviert)|javascriptを有効|启用 ?javascript|включите javascript/i
const paywall = /(?:^|[\s_-])(?:paywall|pay-wall|regwall|reg-wall|subscription-wall|subscriber-only|metered-content)(?:$|[\s_-])/i
const subscribe =
  /subscribe to (?:continue|read|keep)|to continue reading|already a subscriber|weiterlesen mit|jetzt abonnieren|réservé aux abonnés|suscríbete para|per continuare a leggere|この記事は有料|会員限定|订阅后|только для подписчиков|للمشتركين فقط/i
/** Hosts whose frames hold figures that the page itself lacks. */
const charts =
  /datawrapper|flourish|tableau|infogram|powerbi|statista|ourworldindata|plotly|highcharts|docs\.google\.com\/spreadsheets|\.pdf(?:$|[?#])/i

/** Judges a page by its marks. `length`: UTF-16 units of visible text. */
export function pageState(page: PageIndex, text: string, addresses: { readonly url: string; readonly asked: string }): PageState {
  const title = page.title ?? ''
  const headings = page.h1.slice(0, 3).map((element) => lineOf(element, 300))
  const length = text.length + 2 * [...text.matchAll(unspacedLetters)].reduce((sum, [part]) => sum + part.length, 0)
  const isShort = length < shortPage
  const names = [title, ...headings]
  const start = text.slice(0, shortPage)
  if (readNotFound(names, length) !== null) return { dead: 'soft_404', limit: null }
  if (isShort && parked.test(`${title}\n${start}`)) return { dead: 'parked', limit: null }
  if (movedHome(addresses)) return { dead: 'moved_home', limit: null }
  if (isShort && names.some((name) => refused.test(name.trim()))) return { dead: null, limit: 'refused' }
  const path = pathOf(addresses.url)
  const wasSent = (pattern: RegExp): boolean => pattern.test(path) && !pattern.test(pathOf(addresses.asked))
  const hasPassword = page.elements.some(({ name, attribs }) => name === 'input' && attribs.type?.toLowerCase() === 'password')
  if (
    wasSent(/(?:^|[/.])(?:log-?in|sign-?in|auth|sso|account\/login)(?:[/.?]|$)/i) ||
    (isShort && ((hasPassword && login.test(text)) || names.some((name) => login.test(name))))
  )
    return { dead: null, limit: 'login' }
  const asks = [...start.matchAll(consent)].length
  if (wasSent(/consent|cookie|privacy/i) || (isShort && asks >= 2 && accept.test(`${text}\n${page.source.slice(0, 200_000)}`)))
    return { dead: null, limit: 'cookie_wall' }
  if (
    isShort &&
    (needsScript.test(
      `${start}\n${
        page.source
          .slice(0, 200_000)
          .match(/<noscript[\s\S]{0,2000}?<\/noscript>/gi)
          ?.join('\n') ?? ''
      }`,
    ) ||
      (page.scripts > 0 && length < 300))
  )
    return { dead: null, limit: 'script_only' }
  if (length < emptyPage) return { dead: null, limit: 'empty' }
  if (page.jsonLdTexts.some((json) => /"isAccessibleForFree"\s*:\s*(?:false|"false")/i.test(json))) return { dead: null, limit: 'paywall' }
  if (
    page.elements.some(({ attribs }) => paywall.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`)) ||
    (length < 4 * shortPage && subscribe.test(text))
  )
    return { dead: null, limit: 'paywall' }
  const isEmbedded = page.elements.some(
    ({ name, attribs }) =>
      name === 'canvas' ||
      name === 'object' ||
      name === 'embed' ||
      (name === 'iframe' && charts.test(attribs.src ?? attribs['data-src'] ?? '')),
  )
  return { dead: null, limit: isEmbedded ? 'embedded' : null }
}

function pathOf(url: string): string {
  if (!URL.canParse(url)) return ''
  const { hostname, pathname } = new URL(url)
  return `${hostname}${pathname}`
}

/** A page of its own that now leads to the site's front door. */
function movedHome({ url, asked }: { readonly url: string; readonly asked: string }): boolean {
  if (!URL.canParse(url) || !URL.canParse(asked)) return false
  const [to, from] = [new URL(url), new URL(asked)]
  const isHome = ({ pathname, search }: URL): boolean =>
    /^\/(?:(?:[a-z]{2}(?:-[a-z]{2})?|index\.\w+)\/?)?$/i.test(pathname) && search === ''
  return isHome(to) && !isHome(from) && from.pathname.length > 1
}
