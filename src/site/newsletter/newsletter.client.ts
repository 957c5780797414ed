import { mountNewsletter } from './mount-newsletter';

mountNewsletter(document, Date.now());
