// Types only: a second copy of this package at run time would break React contexts.
import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin'
import { Magic } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { OptimizeEntry, OptimizeRow, OptimizeSelected } from './bulk/actions.tsx'
import { bulkName, bulkNames, pluginId, pluginName, right, widgetTitle, widgetTitles } from './id.ts'
import { loadAhead, Panel } from './panel/panel-description.tsx'
import { addScoreColumn } from './scores/score-column.tsx'

/** Anything thrown while registering leaves the whole admin blank, the login page included: each part may fail alone. */
function attempt(part: string, register: () => void): void {
  try {
    register()
  } catch (error) {
    console.warn(`Citable: ${part} is missing in this version of Strapi.`, error)
  }
}

const loadHealthPage = () => import('./health/health-page.tsx')
const loadSettingsPage = () => import('./settings/settings-page.tsx')

export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: pluginId, name: pluginName })
    attempt('the settings page', () =>
      app.addSettingsLink('global', {
        id: `${pluginId}.settings`,
        to: pluginId,
        intlLabel: { id: `${pluginId}.settings.title`, defaultMessage: pluginName },
        Component: loadSettingsPage,
        permissions: right('settings.read') as never,
      }),
    )
    attempt('the page of content health', () =>
      app.addMenuLink({
        to: `plugins/${pluginId}`,
        icon: Magic,
        intlLabel: { id: `${pluginId}.settings.title`, defaultMessage: pluginName },
        Component: loadHealthPage,
        permissions: right('use') as never,
      }),
    )
    attempt('the home page widget', () =>
      app.widgets?.register({
        id: 'overview',
        pluginId,
        icon: Magic,
        title: { id: `${pluginId}.widget.title`, defaultMessage: widgetTitle },
        component: async () => (await import('./scores/widget.tsx')).default,
        permissions: right('use') as never,
      }),
    )
  },

  bootstrap(app: StrapiApp) {
    attempt('the panel', () => {
      const { apis } = app.getPlugin('content-manager') as unknown as ContentManagerPlugin['config']
      apis.addEditViewSidePanel([Panel])
    })
    attempt('loading ahead of the form', () => app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', loadAhead(app) as never))
    attempt('“Optimize”', () => {
      const { apis } = app.getPlugin('content-manager') as unknown as ContentManagerPlugin['config']
      apis.addBulkAction([OptimizeSelected])
      apis.addDocumentAction([OptimizeRow, OptimizeEntry])
    })
    attempt('the list column', () => app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', addScoreColumn as never))
  },

  /** Only what Strapi itself draws. Every part brings its own texts, in one language, when it is loaded. */
  async registerTrads({ locales }: { readonly locales: readonly string[] }) {
    return locales.map((locale) => {
      const title = widgetTitles[locale]
      return {
        locale,
        data: {
          [`${pluginId}.settings.title`]: pluginName,
          [`${pluginId}.optimize`]: bulkNames[locale] ?? bulkName,
          ...(title && { [`${pluginId}.widget.title`]: title }),
        },
      }
    })
  },
}
