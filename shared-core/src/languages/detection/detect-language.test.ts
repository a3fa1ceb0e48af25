import { expect, test } from 'vitest'
import { certainLanguage, detectLanguage } from './detect-language.ts'

test.each([
  { name: 'English', text: 'The pump was installed in the garden and it has been running for two years.', expected: 'en' },
  { name: 'German', text: 'Die Pumpe wurde im Garten aufgestellt und sie läuft seit zwei Jahren ohne Störung.', expected: 'de' },
  { name: 'Spanish', text: 'La bomba se instaló en el jardín y lleva dos años en marcha sin ningún problema.', expected: 'es' },
  { name: 'Portuguese', text: 'A bomba foi instalada no jardim e não teve problemas em dois anos, mas o ruído aumentou.', expected: 'pt' },
  { name: 'Russian', text: 'Насос установили в саду, и он работает уже два года без поломок.', expected: 'ru' },
  { name: 'Ukrainian', text: 'Насос встановили в саду, і він працює вже два роки без поломок, що дуже добре.', expected: 'uk' },
  { name: 'Arabic', text: 'تم تركيب المضخة في الحديقة وهي تعمل منذ عامين من دون أعطال في هذا المنزل.', expected: 'ar' },
  { name: 'Persian', text: 'این پمپ در باغ نصب شد و دو سال است که بدون مشکل کار می کند و برای خانه خوب است.', expected: 'fa' },
  { name: 'Greek by script', text: 'Η αντλία', expected: 'el' },
  { name: 'Chinese by script', text: '热泵安装在花园里', expected: 'zh' },
  { name: 'Japanese by its Kana', text: '東京の庭に設置しました', expected: 'ja' },
  { name: 'Korean by script', text: '정원에 설치했습니다', expected: 'ko' },
  { name: 'Thai by script', text: 'ติดตั้งในสวน', expected: 'th' },
  { name: 'nothing', text: '', expected: 'und' },
  { name: 'figures only', text: '12 34 56 78 90 12', expected: 'und' },
  { name: 'a few names', text: 'Kawasaki Yamaha Honda', expected: 'und' },
  { name: 'invented words', text: 'Blorf snark quib zorp flim trasp gronk vleep.', expected: 'und' },
])('tells $name', ({ text, expected }) => {
  expect(detectLanguage(text)).toBe(expected)
})

const german =
  'Die Pumpe wurde im Garten aufgestellt und sie läuft seit zwei Jahren ohne Störung. Wir haben sie im Herbst noch einmal geprüft, weil das Geräusch am Morgen lauter war als im Sommer, und es lag nur an einer Schraube.'
const english =
  'The pump was installed in the garden and it has been running for two years. We looked at it again in the autumn because it was louder in the morning than it had been in the summer, and all that it needed was a new screw.'
const japanese =
  'ポンプは庭に設置してから二年間、故障なく動いています。秋にもう一度点検したのは、朝の音が夏より大きくなったからですが、原因はねじが一本ゆるんでいただけでした。修理は五分で終わりました。'
const hindi =
  'पंप को बगीचे में लगाया गया था और वह दो साल से बिना किसी खराबी के चल रहा है। हमने शरद ऋतु में उसे फिर से देखा क्योंकि सुबह की आवाज़ गर्मियों की तुलना में तेज़ थी और उसका कारण केवल एक ढीला पेंच था।'
const galician =
  'A bomba foi instalada no xardín e leva dous anos en marcha sen ningún problema. No outono mirámola de novo porque o ruído da mañá era máis forte ca no verán, e só era un parafuso que non estaba ben apertado.'

test.each([
  { name: 'German on a site in English', text: german, hint: 'en-US', expected: 'de' },
  { name: 'English on a site in German', text: english, hint: 'de-DE', expected: 'en' },
  { name: 'Japanese on a site in English', text: japanese, hint: 'en-US', expected: 'ja' },
  { name: 'Hindi on a site in English', text: hindi, hint: 'en-US', expected: 'hi' },
  { name: 'German where nothing was expected', text: german, hint: null, expected: 'de' },
  { name: 'German on a site in a language without a list', text: german, hint: 'eo', expected: 'de' },
  { name: 'nothing when the text is as expected', text: german, hint: 'de-AT', expected: null },
  { name: 'Hindi on a site in Nepali', text: hindi, hint: 'ne', expected: 'hi' },
  { name: 'Galician on a site in Spanish', text: galician, hint: 'es', expected: 'gl' },
  { name: 'Galician on a site in Portuguese', text: galician, hint: 'pt-BR', expected: 'gl' },
  { name: 'nothing in a sentence', text: german.slice(0, 80), hint: 'en', expected: null },
  { name: 'nothing when half the text is as expected', text: german + english, hint: 'en', expected: null },
  { name: 'nothing in names', text: 'Kawasaki Yamaha Honda Suzuki '.repeat(20), hint: 'en', expected: null },
  { name: 'nothing in nothing', text: '', hint: 'en', expected: null },
])('is certain of $name', ({ text, hint, expected }) => {
  expect(certainLanguage(text, hint)).toBe(expected)
})
