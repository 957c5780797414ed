export const caption = 'Your own name, letter by letter. We’ll check every line.';
export const submit = 'Start';
export const orSomebodyElse = 'Or take somebody else’s, by the name they’re known by:';
export const loading = 'Sharpening the pencil…';
export const failed = 'We couldn’t load the sums. What you typed is still there.';
