import { askForPassword } from '@/accounts/actions/ask-for-password';

export const POST = askForPassword;
