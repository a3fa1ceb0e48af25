import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

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

test('a declared language wins; an undetermined one does not', () => {
  expect(detectLanguage('The pump was installed in the garden and it works.', 'de')).toBe('de')
  expect(detectLanguage('The pump was installed in the garden and it works.', 'und')).toBe('en')
})
