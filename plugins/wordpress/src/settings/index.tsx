import { createRoot } from '@wordpress/element'
import './settings.css'
import { SettingsPage } from './settings-page.tsx'

const element = document.getElementById('citable-settings')
if (element) createRoot(element).render(<SettingsPage />)
