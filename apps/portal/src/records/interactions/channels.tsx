import type { Model } from '@kontor/api-client/types';
import Handshake from 'lucide-react/icons/handshake';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';

/** How one speaks with somebody: what it is called, and its sign. */
export const channels: Record<Model<'InteractionChannel'>, { label: string; icon: ReactNode }> = {
	phone: { label: 'Telefon', icon: <Phone size={14} aria-hidden="true" /> },
	email: { label: 'E-Mail', icon: <Mail size={14} aria-hidden="true" /> },
	letter: { label: 'Brief', icon: <MailOpen size={14} aria-hidden="true" /> },
	visit: { label: 'Besuch', icon: <Handshake size={14} aria-hidden="true" /> },
	other: { label: 'Sonstiges', icon: <MessageCircle size={14} aria-hidden="true" /> },
};
