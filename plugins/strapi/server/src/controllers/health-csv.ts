import type { HealthRow } from '#shared/answers.ts'

const columns = ['type', 'document', 'locale', 'title', 'state', 'aeo_score', 'seo_score', 'lacks', 'open'] as const

/** Content health as CSV (RFC 4180), with a mark that has spreadsheets read it as UTF-8. */
export function csvOf(rows: readonly HealthRow[]): string {
  const lines = rows.map(({ uid, documentId, locale, title, state, aeoScore, seoScore, lacks, open, reason }) =>
    [uid, documentId, locale, title, state, aeoScore ?? '', seoScore ?? '', lacks.join(' '), open ?? reason ?? ''].map(cell).join(','),
  )
  return `\ufeff${[columns.join(','), ...lines].join('\r\n')}\r\n`
}

/** A cell that a spreadsheet takes for a formula becomes text: an apostrophe is before it. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
