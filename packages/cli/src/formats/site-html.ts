import { createHash } from 'node:crypto'
import { escapeHtml } from '@citable/core/escape-html'
import { type Finding, isScored, type PageResult, type ScoredPage } from '../site/page-result.ts'
import {
  type Comparison,
  type ScoreSummary,
  type SiteFault,
  type SiteReport,
  siteWarnings,
  unreadReasons,
  worthOf,
} from '../site/site-report.ts'
import { reportScript, reportStyle } from './site-html-assets.ts'

/** Lower ends of the bands of scores. */
const bands = { good: 80, fair: 50 }

/** Addresses shown below a fault; the rest opens on demand. */
const maxListed = 200

const bandOf = (score: number | null): 'none' | 'good' | 'fair' | 'poor' =>
  score === null ? 'none' : score >= bands.good ? 'good' : score >= bands.fair ? 'fair' : 'poor'

const words = { none: 'too little text', good: 'good', fair: 'fair', poor: 'poor' } as const

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * A report as one HTML file: it loads nothing, runs one script of its own for search and order, and can be read without it. Everything from
 * pages is escaped; a content policy forbids the rest.
 */
export function formatSiteHtml(report: SiteReport): string {
  const { summary, now, site: name } = report
  const policy = `default-src 'none'; style-src ${hashOf(reportStyle)}; script-src ${hashOf(reportScript)}; base-uri 'none'; form-action 'none'`
  const ids = new Map(report.pages.map(({ page }, at) => [page, `p${at + 1}`]))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(name)}: AEO readiness and SEO of ${summary.pages} pages</title>
<style>${reportStyle}</style>
</head>
<body>
<a class="skip" href="#pages">To the pages</a>
<header>
<h1>${escapeHtml(name)}</h1>
<p class="quiet">${countText(summary.pages, 'page')} · <time datetime="${escapeHtml(now)}">${escapeHtml(now.slice(0, 16).replace('T', ' '))} UTC</time> · ${escapeHtml(report.made_by)}, rubric ${escapeHtml(report.rubric_version ?? '–')}</p>
</header>
<main>
${summarySection(report)}
${failureSection(report, ids)}
${report.comparison === null ? '' : comparisonSection(report.comparison, ids)}
${faultSection(report.faults, ids)}
${saidSection('unread', 'Could not be read', unreadReasons(report.pages), ids)}
${saidSection('warnings', 'Not understood in the sources', siteWarnings(report.pages), ids)}
${pageSection(report.pages, ids)}
</main>
<footer><p class="quiet">Scores say how ready a text is to be found and quoted. They promise no ranking and no citation.</p></footer>
<script>${reportScript}</script>
</body>
</html>
`
}

const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function summarySection({ summary, pages }: SiteReport): string {
  const notes = [
    ...(summary.unread > 0 ? [`${countText(summary.unread, 'page')} could not be read`] : []),
    ...(summary.drafts > 0 ? [`${countText(summary.drafts, 'draft')} left out`] : []),
    ...(summary.too_short > 0 ? [`${countText(summary.too_short, 'page')} with too little text to judge`] : []),
  ]
  const scored = pages.filter(isScored)
  return `<section aria-labelledby="summary"><h2 id="summary">Scores</h2>
<div class="cards">${scoreCard(
    'AEO readiness',
    summary.aeo,
    scored.map(({ aeo_score }) => aeo_score),
  )}${scoreCard(
    'SEO',
    summary.seo,
    scored.map(({ seo_score }) => seo_score),
  )}</div>
${notes.length === 0 ? '' : `<p>${notes.map(escapeHtml).join(' · ')}</p>`}</section>`
}

/** Mean of a score, and how many pages are in each ten points. */
function scoreCard(name: string, summary: ScoreSummary | null, scores: readonly (number | null)[]): string {
  const numbers = scores.filter((score) => score !== null)
  const tens = Array.from({ length: 10 }, (_, at) => numbers.filter((score) => Math.min(9, Math.floor(score / 10)) === at).length)
  const most = Math.max(1, ...tens)
  const bars = tens.map((count, at) => {
    const label = `${at * 10} to ${at === 9 ? 100 : at * 10 + 9}: ${countText(count, 'page')}`
    const height = count === 0 ? 1 : Math.max(3, Math.round((count / most) * 48))
    return `<rect class="${bandOf(at * 10)}" x="${at * 20 + 2}" y="${50 - height}" width="16" height="${height}" rx="2"><title>${label}</title></rect>`
  })
  const told = tens.flatMap((count, at) => (count === 0 ? [] : [`${count} at ${at * 10} to ${at === 9 ? 100 : at * 10 + 9}`])).join(', ')
  return `<div class="card"><h3>${name}</h3><p class="big">${summary === null ? '–' : `<span class="score ${bandOf(summary.mean)}">${summary.mean}</span>`} <span class="quiet">${summary === null ? 'no score' : `on average, ${summary.min} to ${summary.max}`}</span></p>
<svg viewBox="0 0 200 64" role="img" aria-label="${name}, pages by score: ${told || 'none'}">${bars.join('')}<text x="2" y="62">0</text><text x="100" y="62" text-anchor="middle">50</text><text x="198" y="62" text-anchor="end">100</text></svg></div>`
}

type Ids = ReadonlyMap<string, string>

const pageLink = (page: string, ids: Ids): string =>
  ids.has(page) ? `<a href="#${ids.get(page)}">${escapeHtml(page)}</a>` : `<span>${escapeHtml(page)}</span>`

function pageList(pages: readonly string[], ids: Ids): string {
  const item = (page: string): string => `<li>${pageLink(page, ids)}</li>`
  const rest = pages.slice(maxListed)
  return `<ul class="links">${pages.slice(0, maxListed).map(item).join('')}</ul>${rest.length === 0 ? '' : `<details><summary>${rest.length} more</summary><ul class="links">${rest.map(item).join('')}</ul></details>`}`
}

function failureSection({ failures }: SiteReport, ids: Ids): string {
  if (failures.length === 0) return ''
  const items = failures.map(({ page, message }) => `<li>${pageLink(page, ids)}: ${escapeHtml(message)}</li>`)
  return `<section aria-labelledby="failed"><h2 id="failed">Why the run failed <span class="count">${failures.length}</span></h2><ul class="links">${items.join('')}</ul></section>`
}

function comparisonSection({ better, worse, other, added, removed, other_rubric }: Comparison, ids: Ids): string {
  const move = ([before, after]: readonly [number | null, number | null]): string => `${before ?? '–'} → ${after ?? '–'}`
  const list = (title: string, changes: Comparison['better']): string =>
    changes.length === 0
      ? ''
      : `<details><summary>${title} <span class="count">${changes.length}</span></summary><ul class="links">${changes
          .map(
            ({ page, aeo, seo, mended, broken }) =>
              `<li>${pageLink(page, ids)}: AEO ${move(aeo)}, SEO ${move(seo)}${mended.length > 0 ? `; mended: ${escapeHtml(mended.join(', '))}` : ''}${broken.length > 0 ? `; new: ${escapeHtml(broken.join(', '))}` : ''}</li>`,
          )
          .join('')}</ul></details>`
  const names = (title: string, pages: readonly string[]): string =>
    pages.length === 0
      ? ''
      : `<details><summary>${title} <span class="count">${pages.length}</span></summary>${pageList(pages, ids)}</details>`
  const body = `${list('Worse', worse)}${list('Better', better)}${list('Other findings, same scores', other)}${names('New pages', added)}${names('Gone', removed)}`
  return `<section aria-labelledby="compared"><h2 id="compared">Since the earlier report</h2>${other_rubric ? '<p>The rubric has changed in between: scores may have moved without the texts.</p>' : ''}${body || '<p>Nothing has changed.</p>'}</section>`
}

function faultSection(faults: readonly SiteFault[], ids: Ids): string {
  const item = ({ check, title, message, fix, points, pages }: SiteFault): string =>
    `<details class="fault"><summary><span class="name">${escapeHtml(title)}</span> <span class="count">${countText(pages.length, 'page')}</span>${points > 0 ? ` <span class="count">${countText(points, 'point')}</span>` : ''}</summary>
<p>${escapeHtml(message)}</p>${fix === null ? '' : `<p class="fix">${escapeHtml(fix)}</p>`}<p class="quiet">As said of the first page. Check: <code>${escapeHtml(check)}</code></p>${pageList(pages, ids)}</details>`
  const certain = faults.filter(({ is_doubt }) => !is_doubt)
  const doubts = faults.filter(({ is_doubt }) => is_doubt)
  return `<section aria-labelledby="faults"><h2 id="faults">Worth doing everywhere</h2>
<p class="quiet">What is asked for, and how many pages do not have it yet. Most points first.</p>
${certain.map(item).join('') || '<p>Nothing certain was found.</p>'}
${doubts.length === 0 ? '' : `<details class="more"><summary>Worth a look: these may be wrong about your texts <span class="count">${doubts.length}</span></summary>${doubts.map(item).join('')}</details>`}</section>`
}

type Said = ReturnType<typeof siteWarnings>

function saidSection(id: string, title: string, said: Said, ids: Ids): string {
  if (said.length === 0) return ''
  const items = said.map(
    ({ message, pages }) =>
      `<details class="fault"><summary><span class="name">${escapeHtml(message)}</span> <span class="count">${countText(pages.length, 'page')}</span></summary>${pageList(pages, ids)}</details>`,
  )
  return `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${items.join('')}</section>`
}

function pageSection(pages: readonly PageResult[], ids: Ids): string {
  return `<section aria-labelledby="pages"><h2 id="pages" tabindex="-1">Pages</h2>
<div class="controls" hidden><label for="search">Search pages and findings</label><input id="search" type="search" autocomplete="off">
<label for="order">Order</label><select id="order"><option value="worth">most worth doing first</option><option value="aeo">lowest AEO score first</option><option value="seo">lowest SEO score first</option><option value="page">by name</option></select></div>
<p id="found" class="quiet" role="status">${countText(pages.length, 'page')}</p>
<div id="list">${pages.map((page) => pageItem(page, ids.get(page.page)!)).join('\n')}</div></section>`
}

const chip = (name: string, score: number | null): string =>
  `<span class="chip">${name} <span class="score ${bandOf(score)}">${score ?? '–'}</span><span class="hidden"> ${words[bandOf(score)]}</span></span>`

function pageItem(page: PageResult, id: string): string {
  const data = (aeo: number | null, seo: number | null): string =>
    `data-worth="${worthOf(page)}" data-aeo="${aeo ?? 101}" data-seo="${seo ?? 101}"`
  if (!isScored(page))
    return `<details class="page" id="${id}" ${data(102, 102)}><summary><span class="name">${escapeHtml(page.page)}</span> <span class="count">could not be read</span></summary><p>${escapeHtml(page.error.message)}</p></details>`
  const { findings, warnings, set_aside } = page
  const steps = findings.filter(({ use }) => use === 'step')
  const open = findings.filter(({ use }) => use === 'open')
  const doubts = findings.filter(({ use }) => use === 'doubt')
  return `<details class="page" id="${id}" ${data(page.aeo_score, page.seo_score)}><summary><span class="name">${escapeHtml(page.page)}</span>${chip('AEO', page.aeo_score)}${chip('SEO', page.seo_score)}</summary>
<p class="quiet">${[page.title, countText(page.words, 'word'), page.language]
    .filter((part) => part !== null)
    .map(escapeHtml)
    .join(' · ')}${addressOf(page)}</p>
${findingList('Most useful now', steps, page)}${findingList('Also to improve', open, page)}${findingList('Worth a look: may be wrong about this text', doubts, page)}${
  findings.length === 0 ? '<p>Nothing was found.</p>' : ''
}${warnings.length === 0 ? '' : `<h3>Not understood</h3><ul>${warnings.map(({ message, line }) => `<li>${line === null ? '' : `Line ${line}: `}${escapeHtml(message)}</li>`).join('')}</ul>`}${
  set_aside.length === 0
    ? ''
    : `<h3>Set aside</h3><ul>${set_aside.map(({ check, reason }) => `<li><code>${escapeHtml(check)}</code>: ${escapeHtml(reason)}</li>`).join('')}</ul>`
}</details>`
}

const addressOf = ({ url }: ScoredPage): string =>
  url === null || !/^https?:/i.test(url) ? '' : ` · <a href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(url)}</a>`

function findingList(title: string, findings: readonly Finding[], { page }: ScoredPage): string {
  if (findings.length === 0) return ''
  const place = ({ places }: Finding): string =>
    places.length === 0 || /^https?:/.test(page) ? '' : ` <span class="quiet">line ${places.map(({ line }) => line).join(', ')}</span>`
  const item = (finding: Finding): string =>
    `<li>${escapeHtml(finding.message)}${finding.points > 0 ? ` <span class="count">+${finding.points}</span>` : ''}${place(finding)}${finding.fix === null ? '' : `<br><span class="fix">${escapeHtml(finding.fix)}</span>`} <code>${escapeHtml(finding.check)}</code></li>`
  return `<h3>${title}</h3><ul>${findings.map(item).join('')}</ul>`
}
