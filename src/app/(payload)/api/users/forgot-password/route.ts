import { askForPassword } from '@/server/accounts/ask-for-password';

export const POST = askForPassword;
