import { render } from 'preact';
import './style/tokens.css';
import './style/kit.css';

const root = document.getElementById('app');
if (root) render(<main>Kagura</main>, root);
