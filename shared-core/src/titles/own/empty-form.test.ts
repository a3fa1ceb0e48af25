import { expect, test } from 'vitest'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { emptyForm } from './empty-form.ts'

test.each([
  ['fr', '14 mars 2025', 'saysLittle'],
  ['en', '14 November', 'saysLittle'],
  ['en', 'November 14th, 2026', 'saysLittle'],
  ['de', '3. Mai 2027', 'saysLittle'],
  ['es', '3 de mayo de 2027', 'saysLittle'],
  ['it', '03/05/2027', 'saysLittle'],
  ['de', 'Liebe Mitglieder und Freunde des Vereins', 'saysLittle'],
  ['de', 'Sehr geehrte Damen und Herren', 'saysLittle'],
  ['en', 'Dear members', 'saysLittle'],
  ['fr', 'Chers adhérents', 'saysLittle'],
  ['es', 'Estimados vecinos', 'saysLittle'],
  ['it', 'Cari soci', 'saysLittle'],
  ['nl', 'Geachte bewoners', 'saysLittle'],
  ['pt', 'Prezados moradores', 'saysLittle'],
  ['pl', 'Szanowni mieszkańcy', 'saysLittle'],
  ['en', 'A chat with Maureen', 'namesOnly'],
  ['en', 'Interview with Anna Berger', 'namesOnly'],
  ['de', 'Im Gespräch mit Anna Berger', 'namesOnly'],
  ['de', 'Ein Gespräch mit Anna Berger', 'namesOnly'],
  ['fr', 'Rencontre avec Solène Morvan', 'namesOnly'],
  ['es', 'Entrevista a Nuria Beltrán', 'namesOnly'],
  ['it', 'Intervista con Marta Oleotti', 'namesOnly'],
  ['nl', 'Gesprek met Wim Terpstra', 'namesOnly'],
])('%s: %s says nothing by its form: %s', (tag, title, code) => {
  expect(emptyForm(title, languageFor(tag, allPacks))?.code ?? null).toBe(code)
})

test.each([
  ['de', 'Liebe auf den ersten Blick'],
  ['de', 'Liebe Gäste, im Mai bleibt das Bad zu'],
  ['en', 'Dear Evan Hansen: a review'],
  ['en', 'Interview with Anna Berger, who mends church bells'],
  ['en', 'A chat with the woman who sells the ferry tickets'],
  ['en', '14 November: the bridge opens'],
  ['en', 'May 2027 elections'],
  ['it', 'Cari affitti a Milano'],
  ['fr', 'Cher loyer, chères charges : 2027'],
  ['en', 'Talk to your cat'],
])('%s: %s says more', (tag, title) => {
  expect(emptyForm(title, languageFor(tag, allPacks))).toBeNull()
})
