import { parseHTML } from '@citable/tooling/gates/page'
import { expect, it, vi } from 'vitest'

const { document, Event } = parseHTML('<!doctype html><html><body></body></html>')
vi.stubGlobal('document', document)
vi.stubGlobal('window', {})
const { fillQuickEdit, followChoice, start } = await import('./quick-edit.ts')

const form = `<div id="edit-7"><fieldset class="citable-inline"><input type="hidden" name="citable_quick[seen]">
  <input name="citable_quick[seo_title]"><textarea name="citable_quick[description]"></textarea><input name="citable_quick[keyphrase]">
  <input type="checkbox" name="citable_quick[noindex]"></fieldset></div>`
const values = { seo_title: 'Rye', description: 'D & "d"', keyphrase: '', noindex: true }
const open = (row: string): Document => {
  document.body.innerHTML = `<div id="inline_7">${row}</div>${form}`
  return document
}
const field = (name: string) => document.querySelector(`[name="citable_quick[${name}]"]`) as HTMLInputElement

it('the form has the values of its row', () => {
  const page = open('<div class="citable_texts"></div>')
  page.querySelector('.citable_texts')!.textContent = JSON.stringify(values)
  fillQuickEdit(page, 7)
  expect(['seo_title', 'description', 'keyphrase'].map((name) => field(name).value)).toEqual(['Rye', 'D & "d"', ''])
  expect([field('noindex').checked, JSON.parse(field('seen').value)]).toEqual([true, values])
})

it('a row without values has no fields of the plugin', () => {
  const page = open('')
  fillQuickEdit(page, 7)
  expect((page.querySelector('.citable-inline') as HTMLElement).hidden).toBe(true)
  expect(field('seen').value).toBe('')
  expect(() => fillQuickEdit(page, 8)).not.toThrow()
})

it('the form is filled when WordPress has opened it', () => {
  const page = open(`<div class="citable_texts"></div>`)
  page.querySelector('.citable_texts')!.textContent = JSON.stringify(values)
  const opened = vi.fn(() => false)
  const inline = { edit: opened as (asked: number | HTMLElement) => boolean, getId: () => 7 }
  start(page, inline)
  expect(inline.edit(page.body)).toBe(false)
  expect(opened).toHaveBeenCalledWith(page.body)
  expect(field('seo_title').value).toBe('Rye')
})

it('a text is asked for where one is to be written', () => {
  document.body.innerHTML = `<div class="inline-edit-group"><select name="citable_bulk[description][how]"><option value="keep" selected></option><option value="set"></option></select>
    <label class="citable-inline__text" hidden><input></label></div>`
  const choice = document.querySelector('select') as HTMLSelectElement
  const text = document.querySelector('.citable-inline__text') as HTMLElement
  followChoice(choice)
  expect(text.hidden).toBe(true)
  for (const option of choice.querySelectorAll('option')) option.selected = option.value === 'set'
  start(document, undefined)
  choice.dispatchEvent(new Event('change', { bubbles: true }))
  expect(text.hidden).toBe(false)
  // a field that is left has changed, too, as when a person goes on to the button
  const input = text.querySelector('input')!
  input.setAttribute('name', 'citable_bulk[description][text]')
  input.dispatchEvent(new Event('change', { bubbles: true }))
  expect(text.hidden).toBe(false)
})
