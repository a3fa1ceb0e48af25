import { escapeHtml } from '@citable/core/escape-html'
import { plainText } from '../plain-text.ts'
import { isScored } from '../site/page-result.ts'
import { type SiteReport, shownScore } from '../site/site-report.ts'

/**
 * A site as JUnit XML, as CI systems read it: a test case for each page, a failure for each reason why the command fails, an error for a page
 * that could not be read.
 */
export function formatJunit(report: SiteReport): string {
  const cases = report.pages.map((page) => {
    const own = report.failures.filter((failure) => failure.page === page.page && failure.reason !== 'error')
    const faults = own.map(({ reason, message }) => `    <failure type="${reason}" message="${attribute(message)}"></failure>\n`)
    if (!isScored(page))
      faults.unshift(`    <error type="${attribute(page.error.code)}" message="${attribute(page.error.message)}"></error>\n`)
    else {
      const lines = page.findings.filter(({ use }) => use === 'step').map(({ check, message, fix }) => `${message} ${fix ?? ''} (${check})`)
      faults.push(
        `    <system-out>${attribute([`AEO ${shownScore(page.aeo_score)}, SEO ${shownScore(page.seo_score)}`, ...lines].join(' | '))}</system-out>\n`,
      )
    }
    return `  <testcase classname="citable" name="${attribute(page.page)}">\n${faults.join('')}  </testcase>\n`
  })
  const failed = new Set(report.failures.filter(({ reason }) => reason !== 'error').map(({ page }) => page)).size
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite name="citable" tests="${report.pages.length}" failures="${failed}" errors="${report.summary.unread}">\n${cases.join('')}</testsuite>\n</testsuites>\n`
}

const attribute = (text: string): string => escapeHtml(plainText(text))
