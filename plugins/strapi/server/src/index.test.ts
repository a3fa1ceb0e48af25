import type { Core } from '@strapi/strapi'
import { expect, it } from 'vitest'
import type { Services } from './create-services.ts'
import plugin from './index.ts'

const site = () => ({ strapi: { log: {} } as unknown as Core.Strapi })
const servicesOf = (context: ReturnType<typeof site>) =>
  Object.fromEntries(Object.entries(plugin.services).map(([name, create]) => [name, create(context)])) as unknown as Services

it('gives each Strapi one set of services, however often Strapi asks, and another Strapi its own', () => {
  const [one, other] = [site(), site()]
  const services = servicesOf(one)
  const again = servicesOf({ strapi: one.strapi })
  const elsewhere = servicesOf(other)
  for (const name of Object.keys(services) as (keyof Services)[]) {
    expect(again[name], name).toBe(services[name])
    expect(elsewhere[name], name).not.toBe(services[name])
  }
})
