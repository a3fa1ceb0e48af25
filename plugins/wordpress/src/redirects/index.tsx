import { createRoot } from '@wordpress/element'
import './redirects.css'
import { RedirectsPage } from './redirects-page.tsx'

const element = document.getElementById('citable-redirects')
if (element) createRoot(element).render(<RedirectsPage />)
