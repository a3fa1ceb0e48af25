import { type PanelView, type PrintedHead, previewView } from '@citable/editor'
import { useEffect, useState } from '@wordpress/element'
import { usePanel, useView } from './use-panel.ts'

/** Search result and social card as the page has them. Texts that another plugin prints are read from the saved page, once per save. */
export function usePreview(): PanelView['preview'] {
  const { facts, host, catalog } = usePanel()
  const { state, view } = useView()
  const [printed, setPrinted] = useState<PrintedHead | null>(null)
  const page = facts.seoPlugin && JSON.stringify(host.savedPage())
  useEffect(() => {
    const saved = page && (JSON.parse(page) as ReturnType<typeof host.savedPage>)
    if (!saved) return
    const controller = new AbortController()
    void import('../publishing/read-printed-head.ts')
      .then(({ readPrintedHead }) => readPrintedHead(saved, controller.signal))
      .then(
        (head) => {
          if (!controller.signal.aborted) setPrinted(head)
        },
        () => {},
      )
    return () => controller.abort()
  }, [page])
  return printed ? previewView(state, catalog, printed) : view.preview
}
