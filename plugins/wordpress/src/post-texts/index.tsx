import { createRoot } from '@wordpress/element'
import './post-texts.css'
import { TextsPage } from './texts-page.tsx'

const element = document.getElementById('citable-texts')
if (element) createRoot(element).render(<TextsPage />)
