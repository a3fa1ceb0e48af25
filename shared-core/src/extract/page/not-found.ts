/** UTF-16 units of running text: a page with more is no error page, whatever its title. */
const longestError = 1_500

/** Words of pages that hold nothing, at the beginning of a title or heading, or alone after the site's name. */
const wording =
  /^(?:(?:error\s?)?404(?=$|[\s:|–—-])|(?:oops[!,.]?\s*)?(?:the )?page (?:(?:could |can)?not (?:be )?found|doesn['’]?t exist|does not exist|is (?:not available|unavailable|gone))|(?:the )?(?:article|story|post) (?:not found|is no longer available|has been removed)|not found$|nothing (?:was )?found(?: here)?[.!]?$|(?:die )?seite (?:wurde )?(?:leider )?nicht gefunden|artikel nicht gefunden|page (?:introuvable|non trouvée)|página no encontrada|no se (?:ha )?encontr\S{1,4} la página|página não encontrada|pagina non trovata|pagina niet gevonden|nie znaleziono strony|strona nie (?:istnieje|została znaleziona)|страница не найдена|сторінку не знайдено|stránka (?:nebyla )?nenalezena|stránka sa nenašla|az oldal nem található|pagina nu (?:a fost găsită|există)|страницата не е намерена|η σελίδα δεν βρέθηκε|sayfa bulunamadı|الصفحة غير موجودة|הדף לא נמצא|صفحه (?:مورد نظر )?(?:پیدا|یافت) نشد|पृष्ठ नहीं मिला|halaman tidak ditemukan|không tìm thấy trang|ไม่พบหน้า|页面不存在|找不到(?:该)?(?:页面|網頁|网页|頁面)|ページが見つかりません|페이지를 찾을 수 없습니다|sidan (?:hittades inte|kunde inte hittas)|siden (?:blev ikke fundet|ble ikke funnet|findes ikke|finnes ikke)|sivua ei (?:löytynyt|löydy))/i

/** The words by which a page says that there is nothing here although its server may say 200; null: it does not. */
export function readNotFound(texts: readonly string[], runningLength: number): string | null {
  if (runningLength > longestError) return null
  for (const text of texts) {
    // The site's name may be in front.
    for (const part of [text, ...text.split(/\s[|–—·-]\s|:\s/)]) if (wording.test(part.trim())) return part.trim().slice(0, 200)
  }
  return null
}
