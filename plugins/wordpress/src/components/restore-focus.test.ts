import { parseHTML } from '@citable/tooling/gates/page'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { restoreFocus } from './restore-focus.ts'

let page: Document
let panel: HTMLElement
let active: Element
let changed: () => void
let end: () => void
const disconnect = vi.fn()
const named = (name: string) => page.querySelector(`[aria-label="${name}"]`) as HTMLElement

/** Puts the keyboard where a person, or the panel, puts it. */
function focus(control: HTMLElement): void {
  active = control
  control.dispatchEvent(Object.assign(new Event('focusin', { bubbles: true })))
}
const click = (control: HTMLElement) => {
  focus(control)
  control.dispatchEvent(new Event('click', { bubbles: true }))
}
/** Takes a control away, as React does. */
function remove(control: HTMLElement): void {
  control.remove()
  if (active === control) active = page.body
  changed()
}
const button = (name: string, kind = '') => `<button aria-label="${name}" ${kind}></button>`

beforeEach(() => {
  vi.clearAllMocks()
  const { document, Event, HTMLElement } = parseHTML(
    `<!doctype html><html><body><div class="citable-panel"><ul>${['a', 'b', 'c'].map((name) => `<li>${button(name)}</li>`).join('')}</ul></div><button aria-label="outside"></button></body></html>`,
  )
  page = document
  panel = document.querySelector('.citable-panel') as never
  active = document.body
  Object.defineProperty(document, 'activeElement', { get: () => active })
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    focus(this)
  })
  vi.stubGlobal('Event', Event)
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(look: () => void) {
        changed = look
      }
      observe() {}
      disconnect = disconnect
    },
  )
  end = restoreFocus(panel)
})
afterAll(() => vi.unstubAllGlobals())

const where = () => active.getAttribute('aria-label')

it.each([
  ['the next control', 'b', 'c'],
  ['the one before, at the end', 'c', 'b'],
  ['the next one from the first', 'a', 'b'],
])('the keyboard of a control that goes away goes to %s', (_what, gone, next) => {
  click(named(gone))
  remove(named(gone))
  expect(where()).toBe(next)
})

it('the next control that is still there is taken', () => {
  click(named('a'))
  const gone = named('a')
  named('b').remove()
  remove(gone)
  expect(where()).toBe('c')
})

it('the keyboard stays where it is when another control goes away, or when it is elsewhere', () => {
  focus(named('a'))
  remove(named('b'))
  expect(where()).toBe('a')
  focus(named('a'))
  active = named('outside')
  named('a').remove()
  changed()
  expect(where()).toBe('outside')
})

it('after an undo the keyboard returns to the button whose work was undone, once that is back', () => {
  click(named('a'))
  remove(named('a'))
  panel.insertAdjacentHTML('beforeend', button('undo', 'data-citable-undo'))
  click(named('undo'))
  remove(named('undo'))
  expect(where()).toBe('c')
  panel.querySelector('ul')?.insertAdjacentHTML('afterbegin', button('a'))
  changed()
  expect(where()).toBe('a')
})

it('a button that is back at once is taken at once, each undo for its own', () => {
  for (const name of ['a', 'b']) {
    click(named(name))
    remove(named(name))
  }
  for (const name of ['b', 'a']) {
    panel.insertAdjacentHTML('beforeend', button('undo', 'data-citable-undo') + button(name))
    click(named('undo'))
    remove(named('undo'))
    expect(where()).toBe(name)
  }
})

it('a keyboard that a person has moved since is left alone', () => {
  click(named('a'))
  remove(named('a'))
  panel.insertAdjacentHTML('beforeend', button('undo', 'data-citable-undo'))
  click(named('undo'))
  remove(named('undo'))
  focus(named('b'))
  panel.insertAdjacentHTML('beforeend', button('a'))
  changed()
  expect(where()).toBe('b')
})

it('a control that was left before it goes away hands on nothing', () => {
  vi.useFakeTimers()
  focus(named('a'))
  named('a').dispatchEvent(new Event('focusout', { bubbles: true }))
  active = page.body
  vi.runAllTimers()
  vi.useRealTimers()
  remove(named('a'))
  expect(active).toBe(page.body)
})

it('nothing is watched once the panel is gone', () => {
  end()
  expect(disconnect).toHaveBeenCalledOnce()
  click(named('a'))
  remove(named('a'))
  expect(active).toBe(page.body)
})
