import { __ } from '@wordpress/i18n'
import type { TabName } from './tabs.ts'

export const titleOf = (tab: TabName): string =>
  ({
    general: __('General', 'citable'),
    types: __('Post types', 'citable'),
    search: __('Search appearance', 'citable'),
    social: __('Social', 'citable'),
    schema: __('Structured data', 'citable'),
    engines: __('Search engines', 'citable'),
    crawlers: __('AI crawlers and llms.txt', 'citable'),
    service: __('Service', 'citable'),
    advanced: __('Advanced', 'citable'),
  })[tab]
