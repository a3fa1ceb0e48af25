import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin'
import { beforeEach, expect, it, vi } from 'vitest'
import { settled, show } from '../testing/strapi.ts'
import { setPublishWarning, warnBeforePublish, warnBeforePublishing } from './publish-warning.ts'

vi.mock('react', async () => (await import('../testing/strapi.ts')).react)
vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('@strapi/design-system', async () => (await import('../testing/strapi.ts')).designSystem)

const warning = { entry: 'api::a.a d1', said: 'AEO 42', dialog: { type: 'dialog', title: 'Publish below 60?', content: 'AEO 42' } } as const
const onClick = vi.fn(async () => true)
const own = { type: 'publish', label: 'Publish', onClick, dialog: { type: 'dialog', title: 'Drafts' } }
const Publish = Object.assign(() => own, { type: 'publish', position: ['panel'] }) as never as DocumentActionComponent
const Warned = warnBeforePublish(Publish)

let action: {
  readonly label: string
  readonly dialog: { readonly title: string; readonly confirmLabel?: string; onConfirm?(): Promise<void> }
  onClick(): unknown
}
const Button = (props: object) => {
  action = Warned(props as never) as never
  return null
}
const draw = (props: object = { model: 'api::a.a', documentId: 'd1' }) => show(() => <Button {...props} />)

beforeEach(() => {
  onClick.mockClear()
  setPublishWarning(null)
})

it.each<[string, typeof warning | null, object]>([
  ['nothing to warn about', null, { model: 'api::a.a', documentId: 'd1' }],
  ['a warning about another entry', warning, { model: 'api::a.a', documentId: 'd2' }],
  ['a warning about an entry of another type', warning, { model: 'api::b.b', documentId: 'd1' }],
])('with %s the action is Strapi’s own', (_what, told, props) => {
  setPublishWarning(told)
  draw(props)
  expect(action).toBe(own)
})

it('with a warning it asks first, and publishes once that is confirmed', async () => {
  setPublishWarning(warning)
  draw()
  expect(action).toMatchObject({ label: 'Publish', dialog: { title: 'Publish below 60?', confirmLabel: 'Publish' } })
  expect(await action.onClick()).not.toBe(true)
  expect(onClick).not.toHaveBeenCalled()
  await action.dialog.onConfirm?.()
  await settled()
  expect(onClick).toHaveBeenCalledOnce()
  // Strapi’s own question is the next one
  expect(action).toBe(own)
})

it('an entry that is being created has no document yet', () => {
  setPublishWarning({ ...warning, entry: 'api::a.a ' })
  draw({ model: 'api::a.a', documentId: undefined })
  expect(action.dialog.title).toBe('Publish below 60?')
})

it('only Strapi’s own action of that kind is asked about, and a version without such actions stays as it is', () => {
  const addDocumentAction = vi.fn()
  warnBeforePublishing({ getPlugin: () => ({ apis: { addDocumentAction } }) } as never)
  const others = [Object.assign(() => null, { type: 'update' }), () => null]
  const [publishing, ...rest] = addDocumentAction.mock.lastCall?.[0]([Publish, ...others]) ?? []
  expect(rest).toEqual(others)
  expect([publishing === Publish, publishing.type, publishing.position]).toEqual([false, 'publish', ['panel']])
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  warnBeforePublishing({ getPlugin: () => undefined } as never)
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
