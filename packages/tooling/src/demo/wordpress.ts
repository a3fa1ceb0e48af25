import type { DemoPart, DemoSettings } from '../commands/demo.ts'
export async function startWordPressDemo(_settings: DemoSettings): Promise<DemoPart> {
  throw new Error('not yet')
}
