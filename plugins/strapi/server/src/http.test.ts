import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { mayChangeRoles, mayGenerate, mayRead, mayUpdate, parse, type RequestContext } from './http.ts'

describe('rights of a request', () => {
  const caller = (may: string): RequestContext =>
    ({
      state: { userAbility: { can: (...asked: readonly unknown[]) => asked.filter(Boolean).join(' ') === may } },
    }) as unknown as RequestContext
  const rights = {
    'plugin::content-manager.explorer.update t': (context: RequestContext) => mayUpdate(context, 't'),
    'plugin::content-manager.explorer.read t': (context: RequestContext) => mayRead(context, 't'),
    'plugin::content-manager.explorer.read t f': (context: RequestContext) => mayRead(context, 't', 'f'),
    'plugin::citable.generate': mayGenerate,
    'admin::roles.update': mayChangeRoles,
  }
  test.each(Object.keys(rights))('%s is that one alone', (may) => {
    for (const [name, ask] of Object.entries(rights)) expect(ask(caller(may)), name).toBe(name === may)
  })
  test('a request without a person has no right', () => {
    for (const ask of Object.values(rights)) expect(ask({ state: {} } as unknown as RequestContext)).toBe(false)
  })

  test('a request that does not fit is answered with what is wrong', () => {
    const badRequest = vi.fn()
    const context = { badRequest } as unknown as RequestContext
    expect(parse(context, z.object({ a: z.object({ b: z.number() }) }), { a: { b: 'x' } })).toBeNull()
    expect(badRequest).toHaveBeenCalledWith('Some values are not valid', { errors: [{ path: ['a', 'b'], message: expect.any(String) }] })
    expect(parse(context, z.object({ a: z.number() }), { a: 1, more: 2 })).toEqual({ a: 1 })
    expect(badRequest).toHaveBeenCalledTimes(1)
  })
})
