import { loadLocale } from '@citable/editor'
// Types only: a second copy of this package at run time would break React contexts.
import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin'
import { Magic } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { addScoreColumn } from './components/score-column.tsx'
import { pluginId, right } from './id.ts'
import { Panel } from './panel-description.tsx'
import { pluginTexts } from './texts.ts'

/** Anything thrown while registering leaves the whole admin blank, the login page included: each part may fail alone. */
function attempt(part: string, register: () => void): void {
  try {
    register()
  } catch (error) {
    console.warn(`Citable: ${part} is missing in this version of Strapi.`, error)
  }
}

const loaders: Readonly<Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>> = {
  de: () => import('./translations/de.json'),
}

const loadSettingsPage = () => import('./settings/settings-page.tsx')

export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: pluginId, name: pluginTexts.name })
    attempt('the settings page', () =>
      app.addSettingsLink('global', {
        id: `${pluginId}.settings`,
        to: pluginId,
        intlLabel: { id: `${pluginId}.settings.title`, defaultMessage: pluginTexts['settings.title'] },
        Component: loadSettingsPage,
        permissions: right('settings.read') as never,
      }),
    )
    attempt('the home page widget', () =>
      app.widgets?.register({
        id: 'overview',
        pluginId,
        icon: Magic,
        title: { id: `${pluginId}.widget.title`, defaultMessage: pluginTexts['widget.title'] },
        component: async () => (await import('./components/widget.tsx')).default,
        permissions: right('use') as never,
      }),
    )
  },

  bootstrap(app: StrapiApp) {
    attempt('the panel', () => {
      const { apis } = app.getPlugin('content-manager') as unknown as ContentManagerPlugin['config']
      apis.addEditViewSidePanel([Panel])
    })
    attempt('the list column', () => app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', addScoreColumn as never))
  },

  /** English stands in the code; other languages are loaded when the admin uses them. The panel's strings belong to `@citable/editor`. */
  async registerTrads({ locales }: { readonly locales: readonly string[] }) {
    return Promise.all(
      locales.map(async (locale) => {
        const texts = Object.entries((await loaders[locale]?.())?.default ?? {})
        const panel = Object.entries((await loadLocale(locale)) ?? {}).map(([code, translated]) => [`ui.${code}`, translated] as const)
        return { locale, data: Object.fromEntries([...texts, ...panel].map(([code, translated]) => [`${pluginId}.${code}`, translated])) }
      }),
    )
  },
}
