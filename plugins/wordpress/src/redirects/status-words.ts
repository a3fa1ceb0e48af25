import { __ } from '@wordpress/i18n'

export const statusChoices = () => [
  { value: '301', label: __('301: moved for good', 'citable') },
  { value: '302', label: __('302: elsewhere for a while', 'citable') },
  { value: '410', label: __('410: gone for good', 'citable') },
]

export const wordsOfStatus = (status: number): string =>
  statusChoices().find(({ value }) => value === String(status))?.label ?? String(status)
