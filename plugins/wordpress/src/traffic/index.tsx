import { createRoot } from '@wordpress/element'
import './traffic.css'
import { TrafficPage } from './traffic-page.tsx'

const element = document.getElementById('citable-traffic')
if (element) createRoot(element).render(<TrafficPage />)
