import type { ComponentType } from 'react'
import { logo } from './icons.tsx'
import { type Panel, PanelContext, useView } from './use-panel.ts'

/** Length of the ring. */
const round = 2 * Math.PI * 10

/** The AEO score in the button of the sidebar; the plugin's mark while there is none. The button's name stays. */
function Score() {
  const score = useView().view.scores.find(({ id }) => id === 'aeo')
  if (score?.value == null) return logo
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
      className="citable-toolbar"
      data-score={score.value}
    >
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
      <circle
        cx="12"
        cy="12"
        r="10"
        fill="none"
        className={`citable-tone-${score.tone}`}
        strokeWidth="2"
        strokeDasharray={`${(round * score.value) / 100} ${round}`}
        transform="rotate(-90 12 12)"
      />
      <text x="12" y="16" textAnchor="middle" fontSize={score.value === 100 ? 9 : 11} fontWeight="600" fill="currentColor">
        {score.value}
      </text>
    </svg>
  )
}

export const createToolbarIcon = (panel: Panel): ComponentType =>
  function ToolbarIcon() {
    return (
      <PanelContext.Provider value={panel}>
        <Score />
      </PanelContext.Provider>
    )
  }
