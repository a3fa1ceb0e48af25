import type { DeviceKit, DeviceProgress, DeviceText, TranslatorScope } from '@citable/editor/device-translations'
import { useEffect, useRef, useState } from 'react'

/** The code for a browser with a translator: a file of its own. */
type Loaded = { readonly kit: DeviceKit } & Pick<typeof import('./device.tsx'), 'OnDevice'>

export interface Device {
  /** null: the site, or the browser, does not translate. */
  readonly loaded: Loaded | null
  readonly progress: DeviceProgress | null
  /** Call it in the task of a click. Rejects as the kit does, and with `calledOff`. */
  ask<Answer extends { readonly waiting: readonly string[] }>(
    language: string,
    send: (texts: readonly DeviceText[], signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer>
  cancel(): void
}

// the editor's own, imported here, would be cut into one more file for everybody
const schedule = (callback: () => void, delayMs: number): (() => void) => {
  const timer = setTimeout(callback, delayMs)
  return () => clearTimeout(timer)
}

/** Rejected when the person has called it off. */
export const calledOff = Symbol('called off')

/** The browser's translator; `targets`: null where the site has not switched it on. One translation at a time; it ends with what asked. */
export function useDevice(from: string, targets: readonly string[] | null, locale: string): Device {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [progress, setProgress] = useState<DeviceProgress | null>(null)
  const running = useRef<AbortController | null>(null)
  const wanted = targets?.join(' ') ?? ''
  useEffect(() => {
    let isCurrent = true
    setLoaded(null)
    const load = async () => {
      const { OnDevice, loadDeviceKit } = await import('./device.tsx')
      const kit = await loadDeviceKit(window as TranslatorScope, from, wanted.split(' '), locale, schedule)
      if (kit && isCurrent) setLoaded({ OnDevice, kit })
    }
    // files that an update of the plugin has replaced are no fault of the person's
    if (from !== '' && wanted !== '' && 'Translator' in window) void load().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [from, wanted, locale])
  useEffect(() => () => running.current?.abort(), [])
  return {
    loaded,
    progress,
    cancel: () => running.current?.abort(),
    async ask(language, send) {
      if (loaded === null) throw new Error('The browser has no translator.')
      const controller = new AbortController()
      running.current = controller
      try {
        return await loaded.kit.translate(language, send, setProgress, controller.signal)
      } catch (error) {
        throw controller.signal.aborted ? calledOff : error
      } finally {
        running.current = null
        setProgress(null)
      }
    },
  }
}
