export const tryReading = 'Try a Free Numerology Reading';
