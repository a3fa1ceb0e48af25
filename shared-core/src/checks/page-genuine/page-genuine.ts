import { defineCheck } from '../define-check.ts'

/** Words of the longest page that can be an error page. */
const maxWords = 100

/** Wording of error pages in titles. */
const wording =
  /\b(?:404|403|500|502|503)\b|not found|page unavailable|access denied|forbidden|just a moment|are you (?:a )?(?:human|robot)|captcha|server error|bad gateway|nicht gefunden|zugriff verweigert|introuvable|no encontrada|pagina nu|не найдена|bulunamad|غير موجودة|không tìm thấy|नहीं मिला|未找到|找不到|ไม่พบ/i

export const pageGenuine = defineCheck({
  id: 'page-genuine',
  needs: ['page', 'size'],
  run({ page, size: { words } }) {
    if (page === null || page.markup === null) return { status: 'not_checked' }
    if (page.status !== null && page.status !== 200) return { status: 'not_applicable' }
    const title = words >= maxWords ? null : wording.test(page.title) ? page.title : page.markup.notFound
    if (title !== null) return { score: 0, code: 'error', args: { title }, fix: { code: 'answerTruly', args: {}, safety: 'none' } }
    return { score: 100, code: 'good', args: {} }
  },
})
