/** Headings that announce the author's own summary; written by us. A heading must be nothing but such a phrase. */
// biome-ignore format: a table
const cues = [
  'summary', 'abstract', 'in brief', 'in short', 'at a glance', 'key takeaways', 'key points', 'tl;dr', 'tldr', 'the short version', 'executive summary',
  'zusammenfassung', 'kurz gesagt', 'das wichtigste in kürze', 'auf einen blick', 'kurzfassung', 'résumé', 'en bref', 'l’essentiel', "l'essentiel", 'resumen', 'en resumen',
  'en breve', 'puntos clave', 'riassunto', 'in breve', 'in sintesi', 'resumo', 'em resumo', 'pontos principais', 'samenvatting', 'in het kort', 'streszczenie', 'w skrócie',
  'краткое содержание', 'коротко', 'кратко', 'главное', 'стислий зміст', 'коротко про головне', 'özet', 'kısaca', 'tóm tắt', 'ringkasan', 'rezumat', 'sammanfattning', 'kort sagt',
  'sammendrag', 'tiivistelmä', 'lyhyesti', 'περίληψη', 'με λίγα λόγια', 'shrnutí', 'souhrn', 'összefoglaló', 'röviden', 'ملخص', 'خلاصة', 'باختصار', 'תקציר', 'בקצרה', 'خلاصه', 'چکیده',
  '摘要', '总结', '總結', '要点', '要點', 'まとめ', '要約', '概要', '요약', 'สรุป', 'सारांश', 'সারাংশ',
]

export const summaryCue = new RegExp(`^(?:${cues.map((cue) => cue.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})[\\s:.!：]*$`, 'i')
