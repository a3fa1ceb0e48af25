/** Headings of an FAQ in some thirty languages, collected by us. Broad ones do little harm: an FAQ needs three questions too (`minOfGroup`). */
// biome-ignore format: a table
const cues = [
  'faqs?', 'q\\s?(?:&|and)\\s?a', 'frequently asked', 'common questions', 'questions (?:and|&) answers', 'questions (?:our|from|readers|people|you)', 'fragen und antworten',
  'häufige(?:n)? fragen', 'häufig gestellte', 'die wichtigsten fragen', 'questions fréquentes', 'foire aux questions', 'questions(?:[ -]| et )réponses', 'preguntas (?:frecuentes|y respuestas)',
  'perguntas (?:frequentes|e respostas)', 'domande (?:frequenti|e risposte)', 'veelgestelde vragen', 'vragen en antwoorden', 'najczęstsze pytania', 'często zadawane', 'pytania i odpowiedzi',
  'časté (?:dotazy|otázky)', 'gyakori kérdések', 'întrebări frecvente', 'vanliga frågor', 'frågor och svar', 'ofte stil(?:te|lede) spørsm', 'usein kysyt', 'sık(?:ça)? sorulan', 'câu hỏi thường gặp',
  'pertanyaan (?:umum|yang sering)', 'soalan lazim', 'συχνές ερωτήσεις', 'частые вопросы', 'часто задаваемые', 'вопросы и ответы', 'часті (?:за)?питання', 'питання та відповіді', 'често задавани',
  'الأسئلة الشائعة', 'أسئلة شائعة', 'أسئلة وأجوبة', 'שאלות נפוצות', 'שאלות ותשובות', 'سوالات متداول', 'अक्सर पूछे', 'सवाल[- ]जवाब', 'よくある(?:ご)?質問', '質問と回答', 'q&a', '常见问题', '常見問題', '问答', '자주 묻는', 'คำถามที่พบบ่อย', 'सामान्य प्रश्न',
]

export const faqCue = new RegExp(`(?:^|[\\s:–—(])(?:${cues.join('|')})`, 'i')
